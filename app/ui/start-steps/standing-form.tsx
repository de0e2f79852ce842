import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { STEP_STATES } from "~/domain/start-steps/start-step";
import { STEP_NOTE_MAX, STATE_LABELS } from "~/domain/start-steps/step-form";
import type { StepOnScreen } from "./step-on-screen";
import { button, input, waiting } from "../kit";
import { Shown } from "../kit/shown";
import { DayField, type RefusedDay } from "./day-field";

/** A step that comes back as it was sent, as its day does not exist. */
export interface RefusedStep extends RefusedDay {
  sent: Pick<StepOnScreen, "state" | "note"> | null;
}

/** Tells how far a step is, since when, and what was said. */
export function StandingForm({ step, refused }: { step: StepOnScreen; refused: RefusedStep | null }) {
  const { slug, title, on } = step;
  const { state, note } = refused?.sent ?? step;
  const sending = useNavigation().formData;
  const isSaving = sending?.get("step") === slug;
  const id = useId();
  return (
    <Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
      <input type="hidden" name="step" value={slug} />
      <Shown values={{ state: step.state, on: on ?? "", note: step.note }} />
      <fieldset className="min-w-0">
        <legend className="pb-1 font-semibold">Wie weit bist du?</legend>
        <div className="flex flex-wrap gap-x-5">
          {STEP_STATES.map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="state"
                value={value}
                defaultChecked={state === value}
                className="size-5 shrink-0 accent-primary"
              />
              {STATE_LABELS[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <DayField label="Am" hint="Leer heißt: heute." name="on" day={on} refused={refused} />
      <div className="grid gap-1.5">
        <label className="font-semibold" htmlFor={id}>
          Notiz
        </label>
        <textarea
          id={id}
          name="note"
          className={input("area")}
          maxLength={STEP_NOTE_MAX}
          defaultValue={note}
          placeholder="Wer hat was gesagt?"
        />
      </div>
      <button className={button("quiet")} name="intent" value="step" {...waiting(isSaving)}>
        {isSaving ? "Wird gespeichert …" : "Speichern"}
        <span className="sr-only">: {title}</span>
      </button>
    </Form>
  );
}
