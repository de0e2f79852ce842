import * as z from "zod";
import { expect } from "vitest";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Answers some questions of the test, as a page with scripts sends them. */
export default act({
  posts: ["quiz"],
  args: z.object({ ...seat, answers: z.record(z.string(), z.number()) }),
  draw(scene, draw) {
    const at = drawSeat(
      scene,
      draw,
      (person, device) => isIn(scene)(person, device) && !person.account?.progress.result,
    );
    if (!at) return null;
    const count = 1 + draw.below(12);
    const from = draw.below(scene.catalogue.questions.length);
    const asked = scene.catalogue.questions.slice(from, from + count);
    return { ...at, answers: Object.fromEntries(asked.map((id) => [id, 1 + draw.below(5)])) };
  },
  async play(scene, { answers, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/quiz", { intent: "save", answers: JSON.stringify(answers) });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expect(answer.status).toBe(200);
    if (!account.progress.result) Object.assign(account.progress.answers, answers);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ answers, ...at }, names) =>
    `${toldSeat(names, at)} beantwortet im Test ${Object.entries(answers)
      .map(([id, value]) => `${id} mit ${value}`)
      .join(", ")}.`,
});
