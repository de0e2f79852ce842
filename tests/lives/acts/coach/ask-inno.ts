import * as z from "zod";
import { expect } from "vitest";
import { askInno, leftToday } from "../../model/coach";
import { markOf, mayAskInno, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

const answered = z.object({
  remaining: z.number().nullable(),
  answer: z.object({ state: z.string(), origin: z.string() }),
});

/** Asks Inno a question, some more in the same evening. */
export default act({
  weight: 12,
  posts: ["api.ai-coach-chat"],
  args: z.object({ ...seat, question: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    return at && { ...at, question: `Was rätst du mir? ${markOf({ index: at.person })} ${draw.below(1_000)}` };
  },
  async play(scene: Scene, { question, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.postJson("/api/ai-coach-chat", { message: question });
    if (!account) return expect([302, 401]).toContain(answer.status);
    expect(answer.status, answer.text).toBe(200);
    const { remaining, answer: said } = answered.parse(JSON.parse(answer.text));
    const isWithin = leftToday(account, scene.now) !== 0;
    askInno(account, question, scene.now);
    expect(said).toEqual({ state: "done", origin: isWithin && mayAskInno(scene, account) ? "model" : "fixed" });
    expect(remaining).toBe(leftToday(account, scene.now));
  },
  tell: ({ question, ...at }, names) => `${toldSeat(names, at)} fragt Inno: „${question}“`,
});
