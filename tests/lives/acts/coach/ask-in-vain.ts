import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { expect, vi } from "vitest";
import { askInno, askInVain, leftToday } from "../../model/coach";
import { markOf, mayAskInno, type Scene } from "../../model/scene";
import { PATIENCE_MS as LONGEST_MS } from "../../world/patience";
import type { Answer } from "../../world/device";
import { act } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

/** How the model fails: what is kept of its answer, and whether it has been at work. */
const FAULTS = {
  "500": { state: "failed", hasCost: false },
  "429": { state: "failed", hasCost: false },
  html: { state: "failed", hasCost: false },
  cut: { state: "failed", hasCost: false },
  "cut-body": { state: "broken", hasCost: true },
  "error-in-stream": { state: "broken", hasCost: true },
  "broken-json": { state: "broken", hasCost: true },
  "ends-early": { state: "broken", hasCost: true },
  blank: { state: "failed", hasCost: true },
  withheld: { state: "broken", hasCost: true },
  hang: { state: "failed", hasCost: true },
  stall: { state: "broken", hasCost: true },
  late: { state: "done", hasCost: false },
} as const;
type FaultName = keyof typeof FAULTS;
const NAMES = [
  "500",
  "429",
  "html",
  "cut",
  "cut-body",
  "error-in-stream",
  "broken-json",
  "ends-early",
  "blank",
] as const;
const LATER = ["withheld", "hang", "stall", "late"] as const;

/** Longer than the app waits for words. */
const PATIENCE_MS = 30_000;

const answered = z.object({
  remaining: z.number().nullable(),
  answer: z.object({ id: z.string(), state: z.string(), origin: z.string() }),
});

/** Asks Inno while the model fails or is late; sometimes the same once more. */
export default act({
  weight: 8,
  posts: ["api.ai-coach-chat"],
  args: z.object({ ...seat, question: z.string(), fault: z.enum([...NAMES, ...LATER]), isRetried: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const fault = draw.pick([...NAMES, ...LATER]);
    const question = `Und was jetzt? ${markOf({ index: at?.person ?? 0 })} ${draw.below(1_000)}`;
    return at && fault ? { ...at, question, fault, isRetried: draw.below(2) === 0 } : null;
  },
  async play(scene: Scene, { question, fault, isRetried, ...at }) {
    const { device, person } = seated(scene, at);
    const account = accountAt(scene, at);
    const isAsked = account !== null && leftToday(account, scene.now) !== 0 && mayAskInno(scene, account);
    // The model may be silent past midnight: a question counts on the day on which it was asked.
    const { now: askedAt } = scene;
    const ask = (rest: object) => device.postJson("/api/ai-coach-chat", { message: question, ...rest });
    const answer = isAsked ? await failing(scene, fault, () => ask({})) : await ask({});
    if (!account || account !== person.account) return expect([302, 401]).toContain(answer.status);
    expect(answer.status, answer.text).toBe(200);
    const { remaining, answer: said } = answered.parse(JSON.parse(answer.text));
    const { state, hasCost } = FAULTS[fault];
    if (!isAsked || state === "done") askInno(account, question, askedAt);
    else askInVain(account, question, { now: askedAt, hasCost });
    expect(said.state).toBe(isAsked ? state : "done");
    expect(remaining).toBe(leftToday(account, askedAt));
    const isWithin = leftToday(account, scene.now) !== 0;
    if (!isAsked || !isRetried || state === "done" || !isWithin) return;
    const again = await ask({ retryOf: said.id });
    expect(again.status, again.text).toBe(200);
    account.questions.splice(account.questions.indexOf(question), 1);
    askInno(account, question, scene.now);
    const retried = answered.parse(JSON.parse(again.text));
    expect(retried.answer).toMatchObject({ state: "done", origin: "model" });
    expect(retried.remaining).toBe(leftToday(account, scene.now));
  },
  tell: ({ question, fault, isRetried, ...at }, names) =>
    `${toldSeat(names, at)} fragt Inno „${question}“, das Modell versagt (${fault})${isRetried ? "; danach noch einmal dasselbe" : ""}.`,
});

/** Lets the model fail at one question; time goes by where it says nothing. */
async function failing(scene: Scene, fault: FaultName, ask: () => Promise<Answer>): Promise<Answer> {
  const { world } = scene;
  const { model } = world.vendors;
  if (fault === "late") model.answer({ text: "Fang mit einem Angebot an.", paceMs: 60 });
  else if (fault === "500" || fault === "429") model.fault({ kind: "status", status: Number(fault) });
  else model.fault({ kind: fault });
  const coming = ask();
  if (fault === "hang" || fault === "stall") {
    await vi.waitFor(() => expect(model.openCalls()).toBe(1), LONGEST_MS);
    // Its words arrive before the silence begins.
    await pause(150);
    scene.now += PATIENCE_MS;
    await world.moveTo(scene.now);
  }
  return coming;
}
