import { Form, useNavigation } from "@remix-run/react";
import { BENEFIT_CHOICES, CUSTOMERS_QUESTION, EMPLOYMENT, INSURANCE } from "~/domain/situation/questions";
import {
  benefitField,
  MAX_WEEKLY_HOURS,
  type SituationErrors,
  type SituationValues,
} from "~/domain/situation/situation-form";
import type { TypedAnswers } from "~/domain/situation/typed-answers";
import { button, Field, useFocusOnRefusal, waiting } from "../kit";
import { Shown } from "../kit/shown";
import { OneChoice } from "./one-choice";

const HERE = "/profile/einstellungen/situation";

interface SituationFormProps {
  values: SituationValues;
  errors: SituationErrors;
  /** The answers as they are kept; null: nothing told. */
  shown: TypedAnswers | null;
  /** The mission to go on with; null: none. */
  missionSlug: string | null;
}

export function SituationForm({ values, errors, shown, missionSlug }: SituationFormProps) {
  const form = useFocusOnRefusal(errors);
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <Form method="post" action={HERE} className="card flex flex-col gap-5" noValidate ref={form}>
      <input type="hidden" name="intent" value="save" />
      {shown ? <Shown values={shown} /> : null}
      {missionSlug === null ? null : <input type="hidden" name="mission" value={missionSlug} />}
      <OneChoice question={EMPLOYMENT} value={values.employment} />
      <OneChoice question={INSURANCE} value={values.insurance} />
      <fieldset className="min-w-0" aria-describedby="benefits-why">
        <legend className="pb-1 font-semibold">Bekommst du etwas davon?</legend>
        <p id="benefits-why" className="text-sm text-soft">
          Dann meldest du dich dort, bevor du anfängst. Mehreres geht.
        </p>
        {BENEFIT_CHOICES.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={benefitField(value)}
              defaultChecked={Boolean(values[benefitField(value)])}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <OneChoice question={CUSTOMERS_QUESTION} value={values.customers} />
      <Field
        label="Wie viele Stunden in der Woche hast du dafür?"
        hint="Daran sieht die Kasse, ob es dein Hauptberuf ist. Leer heißt: offen."
        name="hours"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_WEEKLY_HOURS}
        defaultValue={values.hours}
        error={errors.hours}
      />
      <Field
        label="Wann soll es losgehen?"
        hint="Ungefähr genügt. Leer heißt: offen."
        name="startsOn"
        type="date"
        defaultValue={values.startsOn}
        error={errors.startsOn}
      />
      <button className={button("next", "w-full")} {...waiting(isSaving)}>
        {isSaving ? "Wird gespeichert …" : "Situation speichern"}
      </button>
    </Form>
  );
}

export const DeleteSituation = () => (
  <Form method="post" action={HERE} className="text-center">
    <button className={button("text")} name="intent" value="delete">
      Antworten löschen
    </button>
  </Form>
);
