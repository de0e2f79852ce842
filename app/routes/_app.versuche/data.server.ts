import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listExperiments, tellExperiments } from "~/db/experiments/experiments.server";
import { experimentAddress, EXPERIMENTS } from "~/domain/experiments/address";
import { OWN_REASON_MAX } from "~/domain/experiments/experiment";
import {
  CLOSED,
  findLess,
  readDecision,
  readCounts,
  readThreshold,
  SEALED,
  UNSTARTED,
  type ExperimentValues,
  type WrongField,
} from "~/domain/experiments/experiment-form";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { readExperiments } from "~/experiments/read-experiments.server";
import { singleLine } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

// Without a plan the experiments can be read and deleted; a learner who has begun none is led to the plans.
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const member = await requireMember(request);
  const experiments = await readExperiments(member, asOf);
  if (experiments.work.tasks.length === 0) await requireAccess(request);
  return {
    ...experiments,
    canWrite: member.access.basicAccess,
    opened: new URL(request.url).searchParams.get("versuch"),
  };
});

const id = z.string().max(80);
const number = z.string().max(20).default("");

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("threshold"), id, threshold: number }),
  z.strictObject({ intent: z.literal("result"), id, asked: number, hits: number }),
  z.strictObject({
    intent: z.literal("decide"),
    id,
    decision: z.string().max(20).default(""),
    // Longer ones come back to be shortened.
    sentence: singleLine(4 * OWN_REASON_MAX).default(""),
  }),
  z.strictObject({ intent: z.literal("delete"), id }),
]);

export const action = mutation(
  { who: "member", schema, limit: { name: "experiments", max: 240, windowSeconds: HOUR_SECONDS } },
  async ({ request, input, member: { userId }, now: at }) => {
    const experiment = library().getExperiment(input.id);
    if (!experiment) throw refusal(404);
    const about = { experimentId: experiment.id, counts: experiment.counts, at };
    if (input.intent === "delete") {
      await tellExperiments({ userId, acts: [{ ...about, isForgotten: true }] });
      return redirectWithFlash(EXPERIMENTS, { key: "experimentDeleted" });
    }
    await requireAccess(request);
    const { id, intent } = input;
    const refuse = ({ field, error }: WrongField) => json(refused({ id, intent, values: input, field, error }), 422);
    const tell = async (told: Parameters<typeof tellExperiments>[0]["acts"][number]) => {
      const [refusedBy] = await tellExperiments({ userId, acts: [told] });
      if (refusedBy === "unstarted") {
        // In the form that comes first.
        return json(refused({ id, intent: "threshold", values: input, field: "threshold", error: UNSTARTED }), 422);
      }
      if (refusedBy === "closed") return refuse({ field: "asked", error: CLOSED });
      return refusedBy ? refuse({ field: "threshold", error: SEALED }) : null;
    };
    const done = (key: "thresholdChosen" | "resultSaved" | "experimentDecided") =>
      redirectWithFlash(experimentAddress(experiment.id), { key });
    if (input.intent === "threshold") {
      const read = readThreshold(input.threshold, experiment);
      if (!read.ok) return refuse(read);
      return (await tell({ ...about, threshold: read.value })) ?? done("thresholdChosen");
    }
    if (input.intent === "result") {
      // A result that the Kundenweg counts is typed by no form.
      if (experiment.counts) throw refusal(400);
      const read = readCounts(input);
      if (!read.ok) return refuse(read);
      const standing = (await listExperiments({ userId })).find(({ experimentId }) => experimentId === id);
      const less = standing && !standing.decided && findLess(read.value, standing.result);
      if (less) return refuse(less);
      return (await tell({ ...about, result: read.value })) ?? done("resultSaved");
    }
    const read = readDecision(input);
    if (!read.ok) return refuse(read);
    return (await tell({ ...about, decided: read.value })) ?? done("experimentDecided");
  },
);

interface RefusedForm extends WrongField {
  id: string;
  intent: "threshold" | "result" | "decide";
  values: ExperimentValues;
}

/** The form comes back as it was sent. */
function refused({ values, ...about }: RefusedForm): RefusedForm {
  const { threshold, hits, asked, decision, sentence } = values;
  return { ...about, values: { threshold, hits, asked, decision, sentence } };
}
