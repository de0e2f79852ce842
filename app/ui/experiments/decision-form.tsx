import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { EXPERIMENTS } from "~/domain/experiments/address";
import { DECISION_LABELS, DECISIONS, hasResult, OWN_REASON_MAX } from "~/domain/experiments/experiment";
import { button, Field, FieldError, useFocusOnRefusal, waiting } from "../kit";
import { errorAt, type RefusedPart } from "./refused";
import type { KnownExperiment } from "./use-experiments";

/** Go on, change or stop, with one sentence of one's own. */
export function DecisionForm({ experiment, refused }: { experiment: KnownExperiment; refused: RefusedPart }) {
  const { id, standing, ends, assumption } = experiment;
  const { decided } = standing;
  const isSaving = useNavigation().formData?.get("id") === id;
  const form = useFocusOnRefusal(refused);
  const unchosen = errorAt(refused, "decision");
  const errorId = useId();
  const values = refused?.values ?? decided ?? {};
  return (
    <details className="disclosure print:hidden" open={refused !== null || (hasResult(standing) && !decided)}>
      <summary>
        {decided ? "Entscheidung ändern" : "Entscheiden"}
        <span className="sr-only">: {assumption}</span>
      </summary>
      <Form method="post" action={EXPERIMENTS} className="flex flex-col gap-3" noValidate preventScrollReset ref={form}>
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="id" value={id} />
        <fieldset
          className="min-w-0"
          // A radio has no state of being invalid, its group has.
          role="radiogroup"
          aria-invalid={unchosen ? true : undefined}
          aria-describedby={unchosen ? errorId : undefined}
        >
          <legend className="pb-1 font-semibold">Wie gehst du weiter?</legend>
          {DECISIONS.map((decision, index) => (
            <label key={decision} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
              <input
                type="radio"
                name="decision"
                value={decision}
                required
                defaultChecked={values.decision === decision}
                autoFocus={unchosen !== undefined && index === 0}
                className="size-5 shrink-0 accent-primary"
              />
              <span>
                <strong>{DECISION_LABELS[decision]}</strong>: {ends[decision]}
              </span>
            </label>
          ))}
          {unchosen ? <FieldError id={errorId} error={unchosen} /> : null}
        </fieldset>
        <Field
          label="Dein Grund, in einem Satz"
          name="sentence"
          maxLength={OWN_REASON_MAX}
          autoComplete="off"
          required
          defaultValue={values.sentence ?? ""}
          error={errorAt(refused, "sentence")}
        />
        {decided ? null : <p className="text-sm text-soft">Danach wird nicht mehr gezählt.</p>}
        <button className={button(decided ? "quiet" : "primary")} {...waiting(isSaving)}>
          {isSaving ? "Wird gespeichert …" : "Entscheidung festhalten"}
          <span className="sr-only">: {assumption}</span>
        </button>
      </Form>
    </details>
  );
}
