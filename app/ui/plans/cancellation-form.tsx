import { useId } from "react";
import { REASON_MAX } from "~/domain/payments/statement-refusals";
import { button, Field, FieldError, input, RefusalNotice } from "../kit";
import { AddressField, ContractField, PersonField, typedValue, type StatementFormProps } from "./fields";
import { Option } from "./option";

/** Asks for exactly what § 312k BGB allows. Fields that do not apply are hidden by CSS, as the page has no script. */
export function CancellationForm(props: StatementFormProps) {
  const { form, failure } = props;
  const isForCause = typedValue(props, "kind") === "cancellation_for_cause";
  const isOnDay = typedValue(props, "when") === "day";
  return (
    <form method="post" action="/kuendigen" className="card flex flex-col gap-5" noValidate>
      {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
      <input type="hidden" name="id" value={form.id} />
      <fieldset className="group flex min-w-0 flex-col gap-2">
        <legend className="pb-1 font-semibold">Wie kündigst du?</legend>
        <Option name="kind" value="cancellation" id="ordinary" isChosen={!isForCause}>
          Ordentlich, zum Ende des bezahlten Monats
        </Option>
        <Option name="kind" value="cancellation_for_cause" id="for-cause" isChosen={isForCause}>
          Außerordentlich, aus wichtigem Grund
        </Option>
        <div className="group-has-[#ordinary:checked]:hidden">
          <ReasonField {...props} />
        </div>
      </fieldset>
      <PersonField {...props} />
      <AddressField {...props} hint="Daran erkennen wir deinen Vertrag." />
      <ContractField {...props} />
      <fieldset className="group flex min-w-0 flex-col gap-2">
        <legend className="pb-1 font-semibold">Zu wann?</legend>
        <Option name="when" value="earliest" id="earliest" isChosen={!isOnDay}>
          So früh wie möglich
        </Option>
        <Option name="when" value="day" id="on-a-day" isChosen={isOnDay}>
          Zu einem bestimmten Tag
        </Option>
        <div className="group-has-[#earliest:checked]:hidden">
          <Field
            label="Tag"
            name="day"
            type="date"
            defaultValue={typedValue(props, "day")}
            error={failure?.fields.day}
          />
        </div>
      </fieldset>
      <Field
        label="Wohin soll die Bestätigung gehen?"
        hint="Eine E-Mail-Adresse. Leer: an die deines Kontos."
        name="confirmTo"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={typedValue(props, "confirmTo")}
        error={failure?.fields.confirmTo}
      />
      <button className={button("primary", "w-full")}>jetzt kündigen</button>
    </form>
  );
}

function ReasonField(props: StatementFormProps) {
  const id = useId();
  const error = props.failure?.fields.reason;
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        Dein Grund
      </label>
      <textarea
        id={id}
        name="reason"
        className={input("area")}
        maxLength={REASON_MAX}
        defaultValue={typedValue(props, "reason")}
        autoFocus={error !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
