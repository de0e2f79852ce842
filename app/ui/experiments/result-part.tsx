import { Form, useNavigation } from "@remix-run/react";
import { EXPERIMENTS } from "~/domain/experiments/address";
import { ASKED_MAX, judgeResult, type CountedState } from "~/domain/experiments/experiment";
import { button, Field, FieldError, Link, useFocusOnRefusal, waiting } from "../kit";
import { errorAt, type RefusedPart } from "./refused";
import type { KnownExperiment } from "./use-experiments";

const VERDICTS = {
  reached: "Damit ist deine Schwelle erreicht.",
  missed: "Damit ist deine Schwelle nicht erreicht. Auch das ist ein Ergebnis.",
  open: "Noch ist es offen.",
} as const;

const SINCE: Record<CountedState, string> = {
  talking: "die du seit dem Start des Versuchs angeschrieben oder angesprochen hast",
  offer: "mit denen du seit dem Start des Versuchs ins Gespräch gekommen bist",
  order: "denen du seit dem Start des Versuchs ein Angebot gemacht hast",
};

interface ResultPartProps {
  experiment: KnownExperiment;
  canWrite: boolean;
  refused: RefusedPart;
}

/** Result of an experiment: counted by the Kundenweg where it can, else as it is typed. */
export function ResultPart({ experiment, canWrite, refused }: ResultPartProps) {
  const { standing, counts, asked, yes, of } = experiment;
  const { result, decided } = standing;
  const verdict = judgeResult(standing, of);
  return (
    <div className="flex flex-col gap-3">
      <p>
        {asked}: <strong>{result?.asked ?? 0}</strong>, {yes}: <strong>{result?.hits ?? 0}</strong>.{" "}
        {decided && verdict === "open" ? "" : VERDICTS[verdict]}
      </p>
      {counts ? (
        <p className="text-sm text-soft">
          Das {decided ? "hat" : "zählt"} dein <Link to="/kundenweg">Kundenweg</Link>
          {decided ? " bis zu deiner Entscheidung gezählt" : " von selbst"}: alle, {SINCE[counts]}.
        </p>
      ) : canWrite && !decided ? (
        <ResultForm experiment={experiment} refused={refused} />
      ) : refused ? (
        <FieldError role="alert" error={refused.error} />
      ) : null}
    </div>
  );
}

function ResultForm({ experiment, refused }: Omit<ResultPartProps, "canWrite">) {
  const { id, asked, yes, standing, assumption } = experiment;
  const isSaving = useNavigation().formData?.get("id") === id;
  const form = useFocusOnRefusal(refused);
  const values = refused?.values ?? {
    asked: String(standing.result?.asked ?? ""),
    hits: String(standing.result?.hits ?? ""),
  };
  return (
    <Form method="post" action={EXPERIMENTS} className="flex flex-col gap-3" noValidate preventScrollReset ref={form}>
      <input type="hidden" name="intent" value="result" />
      <input type="hidden" name="id" value={id} />
      <Field
        label={`${asked}, bis jetzt`}
        hint="Trag nach, sooft du magst. Die Zahlen wachsen nur: Wer sich vertippt, fängt den Versuch neu an."
        name="asked"
        type="number"
        inputMode="numeric"
        min={1}
        max={ASKED_MAX}
        required
        defaultValue={values.asked}
        error={errorAt(refused, "asked")}
      />
      <Field
        label={yes}
        name="hits"
        type="number"
        inputMode="numeric"
        min={0}
        max={ASKED_MAX}
        required
        defaultValue={values.hits}
        error={errorAt(refused, "hits")}
      />
      <button className={button("quiet")} {...waiting(isSaving)}>
        {isSaving ? "Wird gespeichert …" : "Zahlen eintragen"}
        <span className="sr-only">: {assumption}</span>
      </button>
    </Form>
  );
}
