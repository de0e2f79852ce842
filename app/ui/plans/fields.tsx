import { useId } from "react";
import { CONTRACT_MAX, type StatementFailure } from "~/domain/payments/statement-refusals";
import { EmailField, Field } from "../kit";

export interface FormStart {
  /** Idempotency key of this form: sent twice it is one statement. */
  id: string;
  /** The names of our contracts. */
  offers: readonly string[];
  values: Readonly<Record<string, string>>;
}

export interface StatementFormProps {
  form: FormStart;
  failure: StatementFailure | null;
}

/** A field's value: as typed before the form was refused, else as known. */
export const typedValue = ({ form, failure }: StatementFormProps, name: string): string =>
  failure?.values[name] ?? form.values[name] ?? "";

export const PersonField = (props: StatementFormProps) => (
  <Field
    label="Dein Name"
    name="name"
    autoComplete="name"
    required
    maxLength={80}
    defaultValue={typedValue(props, "name")}
    error={props.failure?.fields.name}
  />
);

/** One field: our names as suggestions, and room for any other name. */
export function ContractField(props: StatementFormProps) {
  const id = useId();
  return (
    <>
      <Field
        label="Welcher Vertrag?"
        hint="Zum Beispiel „Pro“. Weißt du den Namen nicht, schreib, was du weißt."
        name="contract"
        list={id}
        autoComplete="off"
        required
        maxLength={CONTRACT_MAX}
        defaultValue={typedValue(props, "contract")}
        error={props.failure?.fields.contract}
      />
      <datalist id={id}>
        {props.form.offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </>
  );
}

export const AddressField = ({ hint, ...props }: StatementFormProps & { hint: string }) => (
  <EmailField
    label="E-Mail-Adresse deines Kontos"
    hint={hint}
    value={typedValue(props, "email")}
    error={props.failure?.fields.email}
  />
);
