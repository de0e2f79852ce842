import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { provideModel } from "~/coach/model/vendor.server";
import { DEADLINES, type Deadlines } from "~/coach/model/deadlines";
import { mondayOf } from "../../../app/domain/action-plan/calendar-days";
import { EVERY_FAULT } from "../../fakes/model/faults";
import { MODEL_NAME, startModel, type FakeModel } from "../../fakes/model/start";
import { sql, type App, type Visitor } from "../app/app";
import { dataOf, pageOf, PLAN, planFields, startPlanner, today } from "./planner";

const ANSWER = {
  text: '{"plan": "Anna, das wird gut.", "weeks": {"1": "Vom Modell.", "2": "Du verdienst 900 Euro."}}',
};
/** Short deadlines, so that a missing answer is given up soon. */
const SHORT: Deadlines = { firstMs: 1_500, nextMs: 500, wholeMs: 3_000, turnMs: 1_000 };
const BUTTON = "Von Inno formulieren lassen";
const FAILED = "Inno konnte nichts formulieren";

/** Sentences of a model in the plan, and the fallback without them. */
export function describePlanWords(app: () => App): void {
  let fake: FakeModel;
  const withModel = ({ ceiling, deadlines = DEADLINES }: { ceiling?: number; deadlines?: Deadlines } = {}) =>
    provideModel({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: fake.url,
      OPENAI_MODEL: MODEL_NAME,
      COACH_DAILY_TOKENS: ceiling,
      deadlines,
    });
  const withoutModel = () =>
    provideModel({
      OPENAI_API_KEY: undefined,
      OPENAI_BASE_URL: undefined,
      OPENAI_MODEL: undefined,
      COACH_DAILY_TOKENS: undefined,
    });
  beforeAll(async () => {
    fake = await startModel();
  });
  afterEach(() => {
    fake.forget();
    withoutModel();
  });
  afterAll(() => fake.close());

  let people = 0;
  async function startPlan(): Promise<Visitor> {
    const member = await startPlanner(app(), `plan-words-${++people}@example.org`);
    await member.post(PLAN, planFields());
    return member;
  }

  test("its sentences are kept beside one's own; one that invents a number is not", async () => {
    const member = await startPlan();
    const monday = mondayOf(today());
    await member.post(PLAN, { intent: "sentence", monday, sentence: "Mein Satz" });
    expect(await pageOf(member)).not.toContain(BUTTON);
    withModel();
    fake.answer(ANSWER);
    expect(await pageOf(member)).toContain(BUTTON);
    await member.post(PLAN, { intent: "word" });
    const page = await pageOf(member);
    expect(page).toContain("Neu formuliert");
    expect(page).toContain("Anna, das wird gut.");
    expect(page).toContain("Mein Satz");
    expect(page).not.toContain("Vom Modell.");
    expect(page).not.toContain("900 Euro");
    expect(fake.calls[0]?.messages[1]?.content).toContain("Meine erste Kundin gewinnen");
    expect(await app().count(sql`select sum(calls) as count from coach_tokens where plan = 'pro_ai'`)).toBe(1);
  });

  test.each(EVERY_FAULT)("$kind: the templates stay, and it is said", async (fault) => {
    const member = await startPlan();
    const { view } = await dataOf(member);
    withModel({ deadlines: SHORT });
    fake.fault(fault);
    await member.post(PLAN, { intent: "word" });
    expect(await pageOf(member)).toContain(FAILED);
    expect((await dataOf(member)).view).toEqual(view);
  });

  test("who has switched AI off is not offered it, and the model is not asked", async () => {
    const member = await startPlan();
    withModel();
    await member.post("/profile/einstellungen", { intent: "ai" });
    expect(await pageOf(member)).not.toContain(BUTTON);
    await member.post(PLAN, { intent: "word" });
    expect(await pageOf(member)).toContain(FAILED);
    expect(fake.calls).toEqual([]);
  });

  test("of many at once two reach the model, and one more after them", async () => {
    const member = await startPlan();
    withModel();
    const held = [fake.hold(), fake.hold()];
    let refused = 0;
    const posts = Array.from({ length: 6 }, () => member.post(PLAN, { intent: "word" }).finally(() => refused++));
    const calls = await Promise.all(held);
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(4);
    for (const { say, finish } of calls) {
      say(ANSWER.text);
      finish();
    }
    await Promise.all(posts);
    await member.post(PLAN, { intent: "word" });
    expect(fake.calls).toHaveLength(3);
  });

  test("beyond the day's tokens, and after ten times an hour, it is not asked", async () => {
    const member = await startPlan();
    withModel({ ceiling: 0 });
    await member.post(PLAN, { intent: "word" });
    expect(fake.calls).toEqual([]);
    withModel();
    for (let times = 0; times < 11; times++) await member.post(PLAN, { intent: "word" });
    expect(fake.calls).toHaveLength(9);
  });
}
