import { expect, test } from "vitest";
import type { App } from "../app/app";
import { inDays, pageOf, PLAN, planFields, startPlanner, today } from "./planner";

export function describePlanForm(app: () => App): void {
  test("the form of a new plan begins today, with three evenings of two hours", async () => {
    const page = await pageOf(await startPlanner(app(), "plan-form@example.org"));
    expect(page).toContain("Dein Plan für 90 Tage");
    expect(page).toContain(`value="${today()}"`);
    expect(page).toContain('<option value="3" selected="">3 Abende</option>');
    expect(page).toContain('<option value="2" selected="">2 Stunden</option>');
  });

  test("what is wrong stands beside its field, what was typed is still there, and nothing is saved", async () => {
    const member = await startPlanner(app(), "plan-wrong@example.org");
    const wrong = { goal: "", evenings: "4", off1: "on", off2: "on", off3: "on", off4: "on" };
    const answer = await member.post(PLAN, planFields({ ...wrong, pauseFirst1: inDays(9), pauseLast1: inDays(3) }));
    expect(answer.status).toBe(422);
    const page = (await answer.text()).replaceAll("<!-- -->", "");
    expect(page).toContain("Dein Ziel fehlt");
    expect(page).toContain("Neben deinen freien Tagen bleiben 3 Abende in der Woche.");
    expect(page).toContain("Der letzte Tag der Pause liegt vor dem ersten.");
    expect(page).toContain(`value="${inDays(9)}"`);
    expect(page.match(/checked=""/g)).toHaveLength(4);
    expect(page).toContain('<option value="4" selected="">4 Abende</option>');
    expect(await pageOf(member)).toContain("Plan erstellen");
  });

  test.each<Record<string, string>>([
    { goal: "zwei\nZeilen" },
    { goal: "x".repeat(201) },
    { goal: "\u202everkehrt" },
    { startDay: "2027-02-30" },
    { startDay: inDays(400) },
    { evenings: "17" },
    { hours: "zwei" },
  ])("%o is refused", async (changed) => {
    const member = await startPlanner(app(), `plan-${Math.random()}@example.org`);
    expect((await member.post(PLAN, planFields(changed))).status).toBe(422);
    expect(await pageOf(member)).toContain("Plan erstellen");
  });

  test.each<Record<string, string>>([{ pauseFirst11: inDays(1) }, { userId: "1" }, { intent: "unknown" }])(
    "%o is no form of ours",
    async (changed) => {
      const member = await startPlanner(app(), `plan-${Math.random()}@example.org`);
      expect((await member.post(PLAN, planFields(changed))).status).toBe(400);
    },
  );

  test("opened again it has what was chosen, and room for two more pauses", async () => {
    const member = await startPlanner(app(), "plan-again@example.org");
    await member.post(PLAN, planFields({ off7: "on", pauseFirst1: inDays(30), pauseLast1: inDays(40) }));
    const page = await pageOf(member, `${PLAN}?bearbeiten=1`);
    expect(page).toContain("Meine erste Kundin gewinnen");
    expect(page).toContain(`value="${inDays(40)}"`);
    expect(page).toContain('name="pauseLast3"');
    expect(page).not.toContain('name="pauseLast4"');
    expect(page).toMatch(/name="off7"[^>]*checked=""/);
  });
}
