import * as z from "zod";
import { expect } from "vitest";
import type { Scene } from "../../model/scene";
import { tellAnswer, tellStep } from "../../model/start";
import { act, type Draw } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

const MINUTE = 60_000;
const DAY = "2027-03-01";

/** Sends what a device was told of the situation or of a step while it had no connection. */
export default act({
  weight: 8,
  posts: ["api.sync"],
  args: z.object({ ...seat, work: z.string(), task: z.string(), answer: z.string(), at: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const what = draw.pick(WHAT);
    const start = at && scene.people[at.person]?.account?.start;
    if (!at || !what || !start) return null;
    const [step = ""] = what.task.split("/");
    const told = { ...start.told, ...start.standings }[what.work === "situation" ? what.task : step]?.at;
    return { ...at, ...what, answer: draw.pick(what.answers) ?? "", at: drawTime(scene, draw, told) };
  },
  async play(scene: Scene, { work, task, answer, at, ...seatAt }) {
    const { device } = seated(scene, seatAt);
    const account = accountAt(scene, seatAt);
    const told = Math.min(at, scene.now);
    const change = { kind: "answer", mission: work, task, answer, agoMs: scene.now - told };
    const sent = await device.postJson("/api/sync", { owner: account?.id ?? NOBODY, changes: [change] });
    if (!account) return expect(sent.status).toBeGreaterThanOrEqual(300);
    expect(sent.status, sent.text).toBe(200);
    const { start } = account;
    const [step = "", part] = task.split("/");
    if (work === "situation") tellAnswer(start, task, readAnswer(task, answer), told);
    else if (part === "notiz") tellStep(start, step, { note: answer }, told);
    else {
      const [state = "", on = null] = answer.split(" ");
      tellStep(start, step, { standing: { state, on } }, told);
    }
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ work, task, answer, at, ...seatAt }, names) =>
    `${toldSeat(names, seatAt)} hat wieder Netz, das Gerät schickt von ${new Date(at).toISOString()}: ${work}, ${task} „${answer}“.`,
});

const NOBODY = "00000000-0000-4000-8000-000000000000";

const WHAT = [
  { work: "situation", task: "employment", answers: ["", "vollzeit", "keine"] },
  { work: "situation", task: "benefits", answers: ["", "keine", "alg1 elternzeit"] },
  { work: "situation", task: "hours", answers: ["", "8", "20"] },
  { work: "situation", task: "startsOn", answers: ["", DAY] },
  { work: "startfahrplan", task: "elster-konto/stand", answers: ["open", `asked ${DAY}`, `done ${DAY}`] },
  { work: "startfahrplan", task: "elster-konto/notiz", answers: ["", "Post kommt", "Post ist da"] },
];

/** Mostly shortly before or after what was told of it already: what is done twice has an order. */
function drawTime({ now }: Scene, draw: Draw, told: number | undefined): number {
  const ago = draw.below(3 * 24 * 60) * MINUTE;
  if (told === undefined || draw.below(3) === 0) return now - ago;
  return Math.min(now, told + (draw.below(2) === 0 ? -10 : 10) * MINUTE);
}

function readAnswer(question: string, answer: string) {
  if (question === "benefits") return answer.split(" ").filter(Boolean);
  if (answer === "") return null;
  return question === "hours" ? Number(answer) : answer;
}
