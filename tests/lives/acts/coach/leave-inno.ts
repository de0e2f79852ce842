import * as z from "zod";
import { expect, vi } from "vitest";
import { askInno, askInVain, leftToday } from "../../model/coach";
import { markOf, mayAskInno, type Scene } from "../../model/scene";
import { leftOnce, Unanswered } from "../../world/trouble";
import { act } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";
import { PATIENCE_MS } from "../../world/patience";

/** Asks Inno and leaves, before the first word or after some. */
export default act({
  weight: 6,
  posts: ["api.ai-coach-chat"],
  args: z.object({ ...seat, question: z.string(), hasWords: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const question = `Moment … ${markOf({ index: at?.person ?? 0 })} ${draw.below(1_000)}`;
    return at && { ...at, question, hasWords: draw.below(2) === 0 };
  },
  async play(scene: Scene, { question, hasWords, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const { world, now } = scene;
    if (!account || leftToday(account, now) === 0 || !mayAskInno(scene, account)) return;
    const held = world.vendors.model.hold();
    const left = held.then(({ say, ended }) => {
      if (hasWords) say("Fang mit einem Angebot an.\n\nDanach");
      return { ended };
    });
    device.meddle = leftOnce(left, hasWords);
    const headers = { Accept: "text/event-stream" };
    try {
      const asked = device.postJson("/api/ai-coach-chat", { message: question }, headers);
      await expect(asked).rejects.toBeInstanceOf(Unanswered);
    } finally {
      device.meddle = null;
    }
    // The model is left, too, and what came is kept.
    expect(await (await left).ended).toEqual({ isAborted: true });
    await world.idle();
    const lastTurn = `select state, answer <> '' as "hasWords" from coach_turns
      where user_id = '${account.id}' order by asked_at desc limit 1`;
    // The app notices that somebody has left once their connection tells it, and a busy one some time later.
    await vi.waitFor(
      async () => expect((await world.query(lastTurn))[0]).toEqual({ state: "stopped", hasWords }),
      PATIENCE_MS,
    );
    if (hasWords) askInno(account, question, now);
    else askInVain(account, question, { now, hasCost: true });
  },
  tell: ({ question, hasWords, ...at }, names) =>
    `${toldSeat(names, at)} fragt Inno „${question}“ und geht ${hasWords ? "nach den ersten Worten" : "vor dem ersten Wort"}.`,
});
