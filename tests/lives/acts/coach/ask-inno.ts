import * as z from "zod";
import { expect } from "vitest";
import { askInno, leftToday } from "../../model/coach";
import { markOf, mayAskInno, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const answered = z.object({
  remaining: z.number().nullable(),
  answer: z.object({ state: z.string(), origin: z.string() }),
});

/** Asks Inno a question, some more in the same evening. */
export default act({
  weight: 12,
  posts: ["api.ai-coach-chat", "_app.coach"],
  args: z.object({ ...seat, question: z.string(), asForm: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const question = `Was rätst du mir? ${markOf({ index: at?.person ?? 0 })} ${draw.below(1_000)}`;
    return at && { ...at, question, asForm: draw.below(3) === 0 };
  },
  async play(scene: Scene, { question, asForm, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    if (asForm) {
      const answer = await device.post("/coach", { intent: "ask", message: question, mode: "chat" });
      if (!account) return expectLeadsTo(answer, /^302 \//);
      expectLeadsTo(answer, /^302 \/coach\?gespraech=/);
      return askInno(account, question, scene.now);
    }
    const answer = await device.postJson("/api/ai-coach-chat", { message: question });
    if (!account) return expect([302, 401]).toContain(answer.status);
    expect(answer.status, answer.text).toBe(200);
    const { remaining, answer: said } = answered.parse(JSON.parse(answer.text));
    const isWithin = leftToday(account, scene.now) !== 0;
    askInno(account, question, scene.now);
    expect(said).toEqual({ state: "done", origin: isWithin && mayAskInno(scene, account) ? "model" : "fixed" });
    expect(remaining).toBe(leftToday(account, scene.now));
  },
  tell: ({ question, asForm, ...at }, names) =>
    `${toldSeat(names, at)} fragt Inno${asForm ? " ohne Skripte" : ""}: „${question}“`,
});
