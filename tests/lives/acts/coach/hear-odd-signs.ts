import * as z from "zod";
import { expect } from "vitest";
import { askInno, leftToday } from "../../model/coach";
import { markOf, mayAskInno, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

const WORDS = "Fang mit einem Angebot an";
const ROCKET = "🚀";
/** Longer answers are cut. */
const MOST_LETTERS = 8_000;
const filled = (letters: number): string => `${WORDS} ${"und weiter ".repeat(MOST_LETTERS)}`.slice(0, letters);

/** What the model sends, and what of it an answer may keep. */
const ODD: Readonly<Record<string, { pieces: string[]; state: string; keeps: string }>> = {
  nul: { pieces: [`${WORDS}\u0000`, ` heute\u0000 Abend.`], state: "done", keeps: `${WORDS} heute Abend.` },
  halves: { pieces: [`${WORDS} \uD83D`, "\uDE80 heute."], state: "done", keeps: `${WORDS} ${ROCKET} heute.` },
  lone: { pieces: [`${WORDS}\uDE80`, " heute.\uD83D"], state: "done", keeps: `${WORDS} heute.` },
  long: { pieces: [filled(MOST_LETTERS - 1), `${ROCKET} Ende`], state: "broken", keeps: filled(MOST_LETTERS - 1) },
};
const KINDS = ["nul", "halves", "lone", "long"] as const;

const message = z.object({ message: z.string(), state: z.string(), blocks: z.array(z.unknown()) });
const shownBlock = z.object({ block: z.unknown() });
const ended = z.object({ answer: message });

/** Asks Inno, whose model sends what no database holds, or is cut within a sign: what was shown is kept. */
export default act({
  weight: 6,
  posts: ["api.ai-coach-chat"],
  args: z.object({ ...seat, question: z.string(), kind: z.enum(KINDS) }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const kind = draw.pick(KINDS);
    const question = `Und sonst? ${markOf({ index: at?.person ?? 0 })} ${draw.below(1_000)}`;
    return at && kind ? { ...at, question, kind } : null;
  },
  async play(scene: Scene, { question, kind, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const { world, now } = scene;
    if (!account || leftToday(account, now) === 0 || !mayAskInno(scene, account)) return;
    const { pieces = [], state, keeps } = ODD[kind] ?? {};
    world.vendors.model.answer({ text: "", pieces });
    const headers = { Accept: "text/event-stream" };
    const answer = await device.postJson("/api/ai-coach-chat", { message: question }, headers);
    expect(answer.status, answer.text).toBe(200);
    askInno(account, question, now);
    const shown = eventsOf(answer.text, "block").map((data) => shownBlock.parse(data).block);
    const { answer: said } = ended.parse(eventsOf(answer.text, "end")[0]);
    const [kept] = await world.query(`select state, answer as message, blocks from coach_turns
      where user_id = '${account.id}' order by asked_at desc limit 1`);
    expect(said).toMatchObject({ state, blocks: shown });
    expect(said.message.trim()).toBe(keeps?.trim());
    expect(message.parse(kept), "what is kept is not what was shown").toEqual(said);
  },
  tell: ({ question, kind, ...at }, names) =>
    `${toldSeat(names, at)} fragt Inno „${question}“, das Modell schickt, was keine Datenbank hält oder mitten im Zeichen endet (${kind}).`,
});

/** Data of the events of this name in a stream, in their order. */
const eventsOf = (stream: string, name: string): unknown[] =>
  stream.split("\n\n").flatMap((event) => {
    const data = event.startsWith(`event: ${name}\n`) ? event.slice(event.indexOf("\ndata: ") + 7) : null;
    return data === null ? [] : [JSON.parse(data)];
  });
