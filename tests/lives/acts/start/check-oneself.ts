import * as z from "zod";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/pruef-dich";
/** Questions with one right answer, which is written first, of three. */
const QUESTIONS = ["nebenjob-arbeitgeber.konkurrenz", "kasse-job.vollzeit", "impressum.profil"];
const OPTIONS = 3;

/** Answers a question to oneself, rightly or not, or wants to be asked no more; null: nothing was chosen. */
export default act({
  weight: 6,
  posts: ["_app.pruef-dich"],
  args: z.object({ ...seat, question: z.string(), option: z.number().nullable(), isOver: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const option = draw.below(6) === 0 ? null : draw.below(OPTIONS);
    return at && { ...at, question: draw.pick(QUESTIONS) ?? "", option, isOver: draw.below(8) === 0 };
  },
  async play(scene: Scene, { question, option, isOver, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const fields: Record<string, string> = isOver ? { intent: "off" } : { intent: "answer", question, from: PAGE };
    if (!isOver && option !== null) fields.answer = String(option);
    const answer = await device.post(PAGE, fields);
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, isOver ? /^302 \/home/ : /^302 \/pruef-dich\?frage=/);
    if (isOver) account.start.isAsked = false;
    else if (option !== null) account.start.selfCheck[question] = option === 0;
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ question, option, isOver, ...at }, names) =>
    isOver
      ? `${toldSeat(names, at)} will nicht mehr gefragt werden.`
      : `${toldSeat(names, at)} beantwortet ${question} mit ${option === null ? "nichts" : `Antwort ${option + 1}`}.`,
});
