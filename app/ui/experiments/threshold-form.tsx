import { Form, useNavigation } from "@remix-run/react";
import { EXPERIMENTS } from "~/domain/experiments/address";
import { button, Field, useFocusOnRefusal, waiting } from "../kit";
import { errorAt, type RefusedPart } from "./refused";
import type { KnownExperiment } from "./use-experiments";

/** Choice of the threshold from which on the learner goes on: made before anything is counted. */
export function ThresholdForm({ experiment, refused }: { experiment: KnownExperiment; refused: RefusedPart }) {
  const { id, asked, yes, of, suggested, standing, assumption } = experiment;
  const isSaving = useNavigation().formData?.get("id") === id;
  const form = useFocusOnRefusal(refused);
  const range =
    suggested.from === suggested.to ? `${suggested.from}` : `zwischen ${suggested.from} und ${suggested.to}`;
  return (
    <Form method="post" action={EXPERIMENTS} className="flex flex-col gap-3" noValidate preventScrollReset ref={form}>
      <input type="hidden" name="intent" value="threshold" />
      <input type="hidden" name="id" value={id} />
      <Field
        label={`Ab wie vielen von ${of} machst du weiter?`}
        hint={`Gezählt wird: ${asked}, ${yes}. Sinnvoll ist ${range}. ${suggested.reason} Nach dem ersten Ergebnis steht die Zahl fest.`}
        name="threshold"
        type="number"
        inputMode="numeric"
        min={1}
        max={of}
        required
        defaultValue={refused?.values.threshold ?? standing.threshold ?? ""}
        error={errorAt(refused, "threshold")}
      />
      <button className={button(standing.threshold === null ? "primary" : "quiet")} {...waiting(isSaving)}>
        {isSaving ? "Wird gespeichert …" : standing.threshold === null ? "Schwelle festlegen" : "Schwelle ändern"}
        <span className="sr-only">: {assumption}</span>
      </button>
    </Form>
  );
}
