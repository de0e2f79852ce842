import * as z from "zod";
import type { Account } from "../../model/account";
import { germanDay } from "../../model/german-day";
import { markOf, mayPlanWeeks, type Scene } from "../../model/scene";
import { beginAgain, savePlan, writeSentence } from "../../model/week-plan";
import { act, type Draw } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/coach/plan";
const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 30);

const steps = z.discriminatedUnion("step", [
  z.object({
    step: z.literal("save"),
    goal: z.string(),
    startDay: z.string(),
    count: z.number(),
    hours: z.number(),
    off: z.array(z.number()),
  }),
  z.object({ step: z.literal("sentence"), monday: z.string(), sentence: z.string() }),
  z.object({ step: z.literal("word"), words: z.string().nullable() }),
  z.object({ step: z.literal("again") }),
  z.object({ step: z.literal("delete") }),
]);
/** What the model says; null: nothing that can be used. It may name no number that the plan does not have. */
const WORDS = ["Abend für Abend kommst du voran.", "Schritt für Schritt wird es leichter.", null];
type Step = z.output<typeof steps>;

/** Plans the weeks of the path, writes to one of them, lets the model word them, begins anew or deletes the plan. */
export default act({
  follows: "finish-test",
  weight: 12,
  posts: ["_app.coach_.plan"],
  args: z.object({ ...seat, plan: steps }),
  draw(scene, draw) {
    const sits = isIn(scene);
    const isAnybody = draw.below(8) === 0;
    const at = drawSeat(scene, draw, (person, device) => {
      const may = person.account !== null && mayPlanWeeks(scene, person.account);
      return sits(person, device) && (isAnybody || may);
    });
    const hasPlan = at && scene.people[at.person]?.account?.plan;
    return (
      at && { ...at, plan: drawStep(scene, draw, { mark: markOf({ index: at.person }), hasPlan: Boolean(hasPlan) }) }
    );
  },
  async play(scene: Scene, { plan, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const isWorded = plan.step === "word" && plan.words !== null;
    const isAsked = account?.plan && account.progress.path !== null && mayPlanWeeks(scene, account);
    const { model } = scene.world.vendors;
    if (isAsked && isWorded) model.answer({ text: JSON.stringify({ plan: plan.words, weeks: {} }) });
    const answer = await device.post(PAGE, fieldsOf(plan));
    expectLeadsTo(answer, account ? /^302 \/coach\/plan/ : /^302 \//);
    if (account) change(scene, account, plan);
  },
  tell: ({ plan, ...at }, names) => `${toldSeat(names, at)} ${toldStep(plan)}.`,
});

function drawStep({ now }: Scene, draw: Draw, { mark, hasPlan }: { mark: string; hasPlan: boolean }): Step {
  const kind = hasPlan ? draw.below(10) : draw.below(4);
  if (kind === 4) return { step: "again" };
  if (kind === 5) return { step: "delete" };
  if (kind === 6) return { step: "word", words: draw.pick(WORDS) ?? null };
  if (kind > 6) {
    const monday = new Date(MONDAY + Math.floor((now - MONDAY) / (7 * DAY_MS) + draw.below(3)) * 7 * DAY_MS);
    const sentence = draw.below(4) === 0 ? "" : `Diese Woche nur das Angebot. ${mark} ${draw.below(1_000)}`;
    return { step: "sentence", monday: monday.toISOString().slice(0, 10), sentence };
  }
  const off = [1, 2, 3, 4, 5, 6, 7].filter(() => draw.below(4) === 0).slice(0, 5);
  return {
    ...{ step: "save", goal: `Zwei Kundinnen. ${mark} ${draw.below(1_000)}`, off },
    ...{ count: 1 + draw.below(7 - off.length), hours: 1 + draw.below(4) },
    startDay: germanDay(now + (draw.below(20) - 10) * DAY_MS),
  };
}

function fieldsOf(plan: Step): Record<string, string> {
  if (plan.step === "sentence") return { intent: "sentence", monday: plan.monday, sentence: plan.sentence };
  if (plan.step !== "save") return { intent: plan.step };
  const { goal, startDay, count, hours, off } = plan;
  const free = Object.fromEntries(off.map((day) => [`off${day}`, "on"]));
  return { intent: "save", goal, startDay, evenings: String(count), hours: String(hours), ...free };
}

function change(scene: Scene, account: Account, step: Step): void {
  if (step.step === "delete") {
    account.plan = null;
    return;
  }
  const { path } = account.progress;
  if (path === null || !mayPlanWeeks(scene, account)) return;
  if (step.step === "save") {
    const { goal, startDay, count, hours, off } = step;
    savePlan(account, { goal, startDay, count, hours, off, path });
  }
  if (step.step === "again") beginAgain(account, path, scene.now);
  if (step.step === "sentence") writeSentence(account, step.monday, step.sentence);
  if (step.step === "word" && step.words !== null && account.plan) account.plan.whole = step.words;
}

function toldStep(plan: Step): string {
  if (plan.step === "again") return "beginnt den Wochenplan von heute an neu";
  if (plan.step === "delete") return "löscht den Wochenplan";
  if (plan.step === "word")
    return `lässt das Modell den Wochenplan in Worte fassen: ${plan.words ?? "es sagt nichts Brauchbares"}`;
  if (plan.step === "sentence") return `schreibt zur Woche vom ${plan.monday} „${plan.sentence}“`;
  const { goal, startDay, count, hours, off } = plan;
  return `plant ab ${startDay} ${count} Abende mit ${hours} h, frei sind die Wochentage ${off.join(", ") || "keine"}: „${goal}“`;
}
