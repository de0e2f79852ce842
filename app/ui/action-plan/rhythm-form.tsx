import { Form, useNavigation } from "@remix-run/react";
import { MAX_HOURS } from "~/domain/action-plan/pace";
import { dayField, type RhythmErrors, type RhythmValues } from "~/domain/rhythm/rhythm-form";
import { NumberChoice } from "./number-choice";
import { WeekdayChoice } from "./weekday-choice";
import { button, Field, useFocusOnRefusal, waiting } from "../kit";

const HERE = "/profile/einstellungen/rhythmus";

export function RhythmForm({ values, errors }: { values: RhythmValues; errors: RhythmErrors }) {
  const form = useFocusOnRefusal(errors);
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <Form method="post" action={HERE} className="card flex flex-col gap-5" noValidate ref={form}>
      <input type="hidden" name="intent" value="save" />
      <WeekdayChoice label="An welchen Abenden?" nameOf={dayField} values={values} error={errors.days} />
      <Field label="Um wie viel Uhr?" name="time" type="time" required defaultValue={values.time} error={errors.time} />
      <NumberChoice
        label="Wie lange an einem Abend?"
        name="hours"
        most={MAX_HOURS}
        unit={["Stunde", "Stunden"]}
        value={values.hours}
        error={errors.hours}
      />
      <Field
        label="Pause bis"
        hint="Urlaub, Prüfungen, viel Arbeit: Bis zu diesem Tag steht nichts an. Leer heißt: keine Pause."
        name="pausedUntil"
        type="date"
        defaultValue={values.pausedUntil}
        error={errors.pausedUntil}
      />
      <button className={button("next", "w-full")} {...waiting(isSaving)}>
        {isSaving ? "Wird gespeichert …" : "Rhythmus speichern"}
      </button>
    </Form>
  );
}

export const DeleteRhythm = () => (
  <Form method="post" action={HERE} className="text-center">
    <button className={button("text")} name="intent" value="delete">
      Rhythmus löschen
    </button>
  </Form>
);
