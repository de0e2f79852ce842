import { FEATURES } from "~/domain/features";
import { berlinDay } from "~/domain/time/german-dates";
import { refusal } from "~/http/refusal.server";
import { readActionPlan } from "./read-plan.server";
import { showActionPlan } from "./show-plan";

type Planner = Parameters<typeof readActionPlan>[0] & { access: { effectivePlan: string } };

/** The plan for its print page and its file; null for a member who has none, or whose tariff no longer includes it. */
export async function readActionPlanSheet(planner: Planner, now: Date) {
  if (!FEATURES.coach) throw refusal(404);
  const today = berlinDay(now);
  const { path, kept, made } = await readActionPlan(planner, today);
  if (!path || !kept || !made || planner.access.effectivePlan !== "pro_ai") return null;
  return { pathName: path.name, view: showActionPlan(made, { words: kept.words, today }) };
}
