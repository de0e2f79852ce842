import { addDays } from "../../../app/domain/action-plan/calendar-days";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { sql, startMember, type App, type Visitor } from "../app/app";

export const PLAN = "/coach/plan";
export const today = (): string => berlinDay(new Date());
export const inDays = (days: number): string => addDays(today(), days);

/** Form fields of a plan that starts today. */
export const planFields = (changed: Record<string, string> = {}): Record<string, string> => ({
  intent: "save",
  goal: "Meine erste Kundin gewinnen",
  startDay: today(),
  evenings: "3",
  hours: "2",
  ...changed,
});

export const hold = (app: App, email: string, kind = "pro_ai") =>
  app.query(sql`insert into entitlements (user_id, kind, source)
    select user_id, ${kind}, 'operator' from profiles where email = ${email}`);

/** A member on the first mission whose tariff includes plans. */
export async function startPlanner(app: App, email: string): Promise<Visitor> {
  const member = await startMember(app, email);
  await hold(app, email);
  return member;
}

export const pageOf = async (member: Visitor, path = PLAN): Promise<string> =>
  (await (await member.get(path)).text()).replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");

/** The plan's data as a script of the page gets it. */
export async function dataOf(member: Visitor, path = PLAN) {
  const glue = path.includes("?") ? "&" : "?";
  return (await member.get(`${path}${glue}_data=${encodeURIComponent("routes/_app.coach_.plan")}`)).json();
}
