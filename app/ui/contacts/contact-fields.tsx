import { useId } from "react";
import {
  CONTACT_NOTE_MAX,
  CONTACT_STATE_LABELS,
  CONTACT_STATES,
  NAME_MAX,
  NEXT_STEP_MAX,
  ORIGIN_LABELS,
  ORIGINS,
  WAY_LABELS,
  WAYS,
} from "~/domain/contacts/contact";
import type { ContactErrors, ContactValues } from "~/domain/contacts/contact-form";
import type { Message } from "~/domain/messages/messages";
import { Field, FieldError, input } from "../kit";

/** Fields of a contact, from its name to a note. */
export const ContactFields = ({ values, errors }: { values: ContactValues; errors: ContactErrors }) => (
  <>
    <Field
      label="Name oder Initialen"
      hint="Vorname oder Kürzel zuerst: So steht er auch in deiner ersten Nachricht."
      name="name"
      maxLength={NAME_MAX}
      autoComplete="off"
      required
      defaultValue={values.name}
      error={errors.name}
    />
    <Choice label="Woher?" name="origin" value={values.origin} choices={choicesOf(ORIGINS, ORIGIN_LABELS)} isOpen />
    <Choice label="Auf welchem Weg?" name="way" value={values.way} choices={choicesOf(WAYS, WAY_LABELS)} isOpen />
    <Choice
      label="Wie weit seid ihr?"
      name="state"
      value={values.state}
      choices={choicesOf(CONTACT_STATES, CONTACT_STATE_LABELS)}
    />
    <Field
      label="Nächster Schritt"
      name="nextStep"
      maxLength={NEXT_STEP_MAX}
      autoComplete="off"
      defaultValue={values.nextStep}
      error={errors.nextStep}
    />
    <Field
      label="Am"
      hint="Leer heißt: noch offen."
      name="nextOn"
      type="date"
      defaultValue={values.nextOn}
      error={errors.nextOn}
    />
    <Note note={values.note} error={errors.note} />
  </>
);

const choicesOf = <Value extends string>(list: readonly Value[], labels: Record<Value, string>) =>
  list.map((value) => ({ value, label: labels[value] }));

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** May be left open. */
  isOpen?: boolean;
}

function Choice({ label, name, value, choices, isOpen = false }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} className={input()} defaultValue={value}>
        {isOpen ? <option value="">lasse ich offen</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Note({ note, error }: { note: string | undefined; error: Message | undefined }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        Notiz
      </label>
      <textarea
        id={id}
        name="note"
        className={input("area")}
        maxLength={CONTACT_NOTE_MAX}
        defaultValue={note}
        autoFocus={error !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
