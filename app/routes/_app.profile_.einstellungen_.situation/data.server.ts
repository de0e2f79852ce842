import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { changesIn } from "~/content/sections/fold";
import { deleteSituation, getSituation, tellSituation } from "~/db/situation/situation.server";
import { readerOf } from "~/domain/situation/concerned-by";
import { BENEFITS, CUSTOMERS, EMPLOYMENTS, INSURANCES } from "~/domain/situation/situation";
import { benefitField, readSituationForm, SITUATION_FIELDS } from "~/domain/situation/situation-form";
import { situationWork } from "~/domain/situation/work";
import { answered, changedAnswers, typedAnswers } from "~/domain/situation/typed-answers";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { shownFields, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const HERE = "/profile/einstellungen/situation";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const { userId } = await requireMember(request);
  const situation = await getSituation({ userId });
  const mission = library().getMissionBySlug(new URL(request.url).searchParams.get("mission") ?? "");
  return {
    work: situationWork(situation, asOf),
    isTold: situation !== null,
    mission: mission && { slug: mission.slug, title: mission.title },
  };
});

const short = z.string().max(20).optional();
const ticked = z.literal("on").optional();

const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("save"),
    // The mission that the learner came from.
    mission: z.string().max(120).optional(),
    ...Object.fromEntries(BENEFITS.map((benefit) => [benefitField(benefit), ticked])),
    employment: z.enum(["", ...EMPLOYMENTS]).optional(),
    insurance: z.enum(["", ...INSURANCES]).optional(),
    customers: z.enum(["", ...CUSTOMERS]).optional(),
    hours: short,
    startsOn: short,
    shown: shownFields(600).optional(),
  }),
  z.strictObject({ intent: z.literal("delete") }),
]);

const valuesIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(SITUATION_FIELDS.map((name) => [name, typedText(fields, name)]));

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "situation", max: 60, windowSeconds: HOUR_SECONDS },
    invalid(fields) {
      const values = valuesIn(fields);
      const read = readSituationForm(values);
      if (fields.intent !== "save" || read.ok) throw refusal(400);
      return json({ values, errors: read.errors }, { status: 422 });
    },
  },
  async ({ input, member: { userId, selectedCareerPath }, now }) => {
    if (input.intent === "delete") {
      await deleteSituation({ userId, at: now });
      return redirectWithFlash(HERE, { key: "situationDeleted" });
    }
    const values = valuesIn(input);
    const read = readSituationForm(values);
    if (!read.ok) return json({ values, errors: read.errors }, { status: 422 });
    // Answers that stand there as they were shown are not told again: a later one from another device stays.
    const changed = input.shown && changedAnswers(typedAnswers(values), input.shown);
    const told = changed ? answered(read.situation, (name) => name in changed) : read.situation;
    const { before, after } = await tellSituation({ userId, acts: [{ told, at: now }] });
    const { opened, folded } = changesIn(textsOf(selectedCareerPath), readerOf(before), readerOf(after));
    const mission = library().getMissionBySlug(typedText(input, "mission"));
    return redirectWithFlash(mission ? `/mission/${mission.slug}` : HERE, {
      key: "situationSaved",
      args: [opened, folded],
    });
  },
);

/** Passages that the learner's path takes up; before one is chosen, all. */
function textsOf(pathName: string | null): string[] {
  const path = library().getPathByName(pathName)?.slug;
  const { passages } = library().data;
  const isOwn = (id: string) => library().getMission(id)?.careerPath === path;
  const own = path === undefined ? passages : passages.filter(({ missionIds }) => missionIds.some(isOwn));
  return own.map(({ html }) => html);
}
