import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { calendarAddress } from "~/signed/calendar-address.server";
import { requireMember } from "~/auth/session.server";
import { readWeeksAhead } from "~/coach/action-plan/read-plan.server";
import {
  chooseDeadlines,
  chooseFollowUps,
  connectCalendar,
  deleteRhythm,
  getRhythm,
  saveRhythm,
} from "~/db/rhythm/rhythm.server";
import { library } from "~/content/library.server";
import { mondayOf } from "~/domain/action-plan/calendar-days";
import { nextDay } from "~/domain/calendar/deadlines";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { berlinDay } from "~/domain/time/german-dates";
import { readRhythmForm, RHYTHM_FIELDS, rhythmValues } from "~/domain/rhythm/rhythm-form";
import { USUAL_RHYTHM } from "~/domain/rhythm/rhythm";
import { rhythmSentence } from "~/domain/rhythm/rhythm-text";
import { weeksAheadHtml } from "~/ui/action-plan/weeks-ahead-html";
import { boxes, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const HERE = "/profile/einstellungen/rhythmus";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const today = berlinDay(new Date());
  const rhythm = await getRhythm({ userId: member.userId, monday: mondayOf(today) });
  const shown = rhythm ?? USUAL_RHYTHM;
  const ahead = await readWeeksAhead(member, shown, today);
  return {
    values: rhythmValues(rhythm),
    sentence: rhythm && rhythmSentence(rhythm, today),
    weeksHtml: weeksAheadHtml({ isOwn: rhythm !== null, rhythm: shown, ahead, today }),
    calendar: rhythm?.calendarKey ? calendarAddress(rhythm.calendarKey) : null,
    deadlines: rhythm?.calendarKey
      ? library().deadlines.map((deadline) => ({
          slug: deadline.slug,
          title: deadline.title,
          description: deadline.description,
          next: nextDay(deadline, today),
          isChosen: rhythm.deadlines.includes(deadline.slug),
        }))
      : [],
    followUps: rhythm?.followUps ?? null,
  };
});

const short = z.string().max(10).optional();
/** More deadlines than there will ever be. */
const MAX_DEADLINES = 100;
const ticked = z.literal("on").optional();

const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(80);

const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("save"),
    ...Object.fromEntries(RHYTHM_FIELDS.map((name) => [name, name.startsWith("day") ? ticked : short])),
  }),
  z.strictObject({ intent: z.enum(["delete", "connect", "disconnect"]) }),
  z.strictObject({ intent: z.literal("follow-ups"), days: ticked, initials: ticked }),
  z.strictObject({ intent: z.literal("deadlines"), deadline: boxes(slug, MAX_DEADLINES) }),
]);

const valuesIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(RHYTHM_FIELDS.map((name) => [name, typedText(fields, name)]));

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "rhythm", max: 60, windowSeconds: HOUR_SECONDS },
    invalid(fields) {
      const values = valuesIn(fields);
      const read = readRhythmForm(values, berlinDay(new Date()));
      if (fields.intent !== "save" || read.ok) throw refusal(400);
      return json({ values, errors: read.errors }, { status: 422 });
    },
  },
  async ({ input, member: { userId }, now }) => {
    if (input.intent === "delete") {
      await deleteRhythm({ userId });
      return redirectWithFlash(HERE, { key: "rhythmDeleted" });
    }
    if (input.intent === "deadlines") {
      const deadlines = library()
        .deadlines.map(({ slug }) => slug)
        .filter((slug) => input.deadline.includes(slug));
      await chooseDeadlines({ userId, deadlines });
      return redirectWithFlash(`${HERE}#kalender`, { key: "deadlinesSaved" });
    }
    if (input.intent === "follow-ups") {
      // Initials are of other people: they need a yes of their own, and the days with it.
      const followUps = input.days ? (input.initials ? "initials" : "days") : null;
      await chooseFollowUps({ userId, followUps });
      return redirectWithFlash(`${HERE}#kalender`, { key: "followUpsSaved" });
    }
    if (input.intent === "save") {
      const today = berlinDay(now);
      const values = valuesIn(input);
      const read = readRhythmForm(values, today);
      if (!read.ok) return json({ values, errors: read.errors }, { status: 422 });
      await saveRhythm({ userId, rhythm: read.rhythm, today });
      return redirectWithFlash(HERE, { key: "rhythmSaved" });
    }
    const isConnected = input.intent === "connect";
    await connectCalendar({ userId, isConnected });
    return redirectWithFlash(`${HERE}#kalender`, { key: isConnected ? "calendarConnected" : "calendarEnded" });
  },
);
