import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { keyedHash } from "~/signed/secret.server";
import { readActionPlan } from "~/coach/action-plan/read-plan.server";
import { library } from "~/content/library.server";
import { listContacts } from "~/db/contacts/contacts.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import { findCalendar } from "~/db/rhythm/rhythm.server";
import { getAccess } from "~/domain/payments/access";
import { dueSteps } from "~/domain/calendar/due-steps";
import { toRhythmCalendar } from "~/domain/calendar/rhythm-calendar";
import { berlinDay } from "~/domain/time/german-dates";
import { env } from "~/environment/env.server";
import { readNextMission } from "~/progress/next-mission.server";
import { refusal } from "~/http/refusal.server";
import { page } from "~/request/page.server";
import { readStartPlan } from "~/start-steps/read-start-plan.server";
import { readCalendarKey } from "~/signed/calendar-address.server";

const KEY_LENGTH = 16;

/**
 * Fetched by calendar programs, which cannot log in: the address is the key. It is in the query, as paths are logged.
 */
export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const calendarKey = readCalendarKey(new URL(request.url).searchParams.get("k") ?? "");
  const calendar = calendarKey && (await findCalendar({ calendarKey }));
  if (!calendar) throw refusal(404);
  const now = new Date();
  const { rhythm, userId } = calendar;
  const { followUps } = rhythm;
  const followed = followUps && { followUps, contacts: await listContacts({ userId }) };
  const { effectivePlan } = getAccess({
    entitlements: await listEntitlements({ userId }),
    trialStartedAt: calendar.trialStartedAt,
    now,
  });
  const planned = effectivePlan === "pro_ai" ? (await readActionPlan(calendar, berlinDay(now))).made : null;
  const { plan: start } = await readStartPlan(calendar, berlinDay(now));
  const next = await readNextMission({ userId, careerPath: calendar.selectedCareerPath }, berlinDay(now));
  const missions = planned?.missions ?? [];
  const titles = new Map(missions.flatMap(({ id, title, tasks }) => [[id, title], ...tasks.map(pairOf)] as const));
  const key = keyedHash("rhythm", userId).slice(0, KEY_LENGTH);
  const text = toRhythmCalendar(
    {
      rhythm: { ...rhythm, sentence: next?.evening ?? null, followed },
      evenings: planned?.plan.evenings ?? null,
      titleOf: (id) => titles.get(id) ?? "",
      deadlines: library().deadlines.filter(({ slug }) => rhythm.deadlines.includes(slug)),
      steps: dueSteps(start.mine),
    },
    { product: library().site.productName, origin: env().APP_URL, key, now },
  );
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Cache-Control": "private, no-cache",
    ETag: `"${createHash("sha256")
      .update(text.replace(/^DTSTAMP.*$/gm, ""))
      .digest("base64url")
      .slice(0, 22)}"`,
  };
  const isKnown = request.headers.get("If-None-Match")?.includes(headers.ETag) ?? false;
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers });
});

const pairOf = ({ id, title }: { id: string; title: string }) => [id, title] as const;
