import { Form, useNavigation } from "@remix-run/react";
import {
  dayOffField,
  GOAL_MAX,
  MAX_EVENINGS,
  MAX_PAUSES,
  pauseFields,
  type ActionPlanErrors,
  type ActionPlanValues,
} from "~/domain/action-plan/plan-form";
import { MAX_HOURS } from "~/domain/action-plan/pace";
import { button, Field, Link, useFocusOnRefusal, waiting } from "../kit";
import { NumberChoice } from "./number-choice";
import { WeekdayChoice } from "./weekday-choice";

interface PlanFormProps {
  isNew: boolean;
  values: ActionPlanValues;
  errors: ActionPlanErrors;
}

/** Empty rows shown after the last filled one. */
const EMPTY_PAUSES = 2;

export function ActionPlanForm({ isNew, values, errors }: PlanFormProps) {
  const form = useFocusOnRefusal(errors);
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <div className="columns aside-first gap-5">
      <header className="flex flex-col gap-3">
        <h1>{isNew ? "Dein Plan für 90 Tage" : "Plan ändern"}</h1>
        <p className="text-lead text-soft">
          Sag, wann du Zeit hast. Daraus werden Wochenziele mit Datum, und wenn etwas dazwischenkommt, rechnet der Plan
          neu.
        </p>
      </header>
      <Form method="post" action="/coach/plan?bearbeiten=1" className="card flex flex-col gap-5" noValidate ref={form}>
        <input type="hidden" name="intent" value="save" />
        <Field
          label="Was willst du erreichen?"
          hint="In einem Satz, zum Beispiel: Bis zum Frühjahr meine erste Kundin gewinnen."
          name="goal"
          required
          maxLength={GOAL_MAX}
          autoComplete="off"
          defaultValue={values.goal}
          error={errors.goal}
        />
        <Field
          label="Wann fängst du an?"
          name="startDay"
          type="date"
          required
          defaultValue={values.startDay}
          error={errors.startDay}
        />
        <NumberChoice
          label="Wie viele Abende in der Woche?"
          name="evenings"
          most={MAX_EVENINGS}
          unit={["Abend", "Abende"]}
          value={values.evenings}
          error={errors.evenings}
        />
        <NumberChoice
          label="Wie lange an einem Abend?"
          name="hours"
          most={MAX_HOURS}
          unit={["Stunde", "Stunden"]}
          value={values.hours}
          error={errors.hours}
        />
        <WeekdayChoice label="An welchen Tagen nie?" nameOf={dayOffField} values={values} error={errors.off} />
        <Pauses values={values} errors={errors} />
        <button className={button("next", "w-full")} {...waiting(isSaving)}>
          {isSaving ? "Wird berechnet …" : isNew ? "Plan erstellen" : "Plan speichern"}
        </button>
        {isNew ? null : (
          <p className="text-center">
            <Link className="tap-link" to="/coach/plan">
              Abbrechen
            </Link>
          </p>
        )}
      </Form>
    </div>
  );
}

function Pauses({ values, errors }: Omit<PlanFormProps, "isNew">) {
  const numbers = Array.from({ length: MAX_PAUSES }, (_, index) => index + 1);
  const isFilled = (number: number) => Object.values(pauseFields(number)).some((name) => values[name]);
  const shown = (numbers.findLast(isFilled) ?? 0) + EMPTY_PAUSES;
  const hasError = numbers.some((number) => Object.values(pauseFields(number)).some((name) => errors[name]));
  return (
    <details className="disclosure" open={hasError || numbers.some(isFilled)}>
      <summary>Pausen eintragen</summary>
      <p className="text-sm text-soft">
        Urlaub, Prüfungen, viel Arbeit: In dieser Zeit plant der Plan nichts. Eine Pause darfst du jederzeit nehmen,
        auch mittendrin.
      </p>
      {numbers.slice(0, shown).map((number) => {
        const { first, last } = pauseFields(number);
        return (
          <fieldset key={number} className="min-w-0">
            <legend className="sr-only">{`Pause ${number}`}</legend>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
              <Field label="Erster Tag" name={first} type="date" defaultValue={values[first]} error={errors[first]} />
              <Field label="Letzter Tag" name={last} type="date" defaultValue={values[last]} error={errors[last]} />
            </div>
          </fieldset>
        );
      })}
    </details>
  );
}
