import { keyedHash } from "~/signed/secret.server";
import { requireMember } from "~/auth/session.server";
import { readActionPlan } from "~/coach/action-plan/read-plan.server";
import { library } from "~/content/library.server";
import { toCalendarFile } from "~/domain/action-plan/calendar-file";
import { FEATURES } from "~/domain/features";
import { berlinDay } from "~/domain/time/german-dates";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";
import { fileRoute } from "~/request/file-route.server";

const KEY_LENGTH = 16;

export const loader = fileRoute(async ({ request }) => {
  if (!FEATURES.coach) throw refusal(404);
  const member = await requireMember(request);
  const now = new Date();
  const { made } = await readActionPlan(member, berlinDay(now));
  if (!made || member.access.effectivePlan !== "pro_ai") throw refusal(404);
  const missions = new Map(made.missions.map((mission) => [mission.id, mission]));
  const titles = new Map(made.missions.flatMap(({ id, title, tasks }) => [[id, title], ...tasks.map(pairOf)] as const));
  const { origin, hostname } = new URL(env().APP_URL);
  const text = toCalendarFile(made.plan.evenings, {
    product: library().site.productName,
    uid: { host: hostname, key: keyedHash("plan", member.userId).slice(0, KEY_LENGTH) },
    now,
    titleOf: (id) => titles.get(id) ?? "",
    urlOf: (id) => `${origin}${missions.get(id)?.to ?? "/coach/plan"}`,
  });
  return { body: text, type: "text/calendar; charset=utf-8", name: "plan.ics" };
});

const pairOf = ({ id, title }: { id: string; title: string }) => [id, title] as const;
