import * as z from "zod";
import type { Mission } from "~/content/library";
import type { getMissionStanding } from "~/db/missions/missions.server";
import { EVENING_MAX } from "~/domain/evening-plans/evening-plan";
import { EVENING_TASKS } from "~/domain/evening-plans/evening-work";
import { readEveningForm } from "~/domain/evening-plans/read-evening-form";
import { suggestEvening } from "~/domain/evening-plans/suggest";
import { multiline } from "~/http/fields";
import { eveningHtml } from "./static-markup.server";

type Standing = NonNullable<Awaited<ReturnType<typeof getMissionStanding>>>;
type Written = Pick<Standing, "evening" | "before">;

/** The form of the sentences for an evening, as browsers without scripts send it. */
export const eveningForm = z.strictObject({
  intent: z.literal("evening"),
  [EVENING_TASKS.ifThen]: multiline(EVENING_MAX),
  [EVENING_TASKS.otherwise]: multiline(EVENING_MAX),
  /** The accepted suggestion: „abend.wenn=Wenn …“. */
  offer: multiline(2 * EVENING_MAX).default(""),
});

/** Changes by the form to the kept sentences, by task. */
export function eveningChanges(input: z.output<typeof eveningForm>, { evening, before }: Written) {
  const sent = { ifThen: input[EVENING_TASKS.ifThen], otherwise: input[EVENING_TASKS.otherwise] };
  const offer = input.offer.slice(input.offer.indexOf("=") + 1);
  return readEveningForm({ ...sent, offer }, { kept: evening, last: before.last });
}

/** The sentences for the evening of a mission, as markup. */
export const eveningOf = ({ slug, title }: Mission, { evening, before }: Written): string =>
  eveningHtml({
    action: `/mission/${slug}`,
    plan: evening,
    last: before.last,
    suggested: suggestEvening(before.rhythm, title),
  });
