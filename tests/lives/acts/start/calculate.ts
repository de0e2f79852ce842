import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/rechner/familienkante";

/** Fills a calculator in, types something else than a number, or has the numbers forgotten. */
export default act({
  weight: 6,
  posts: ["_app.rechner.$slug"],
  args: z.object({ ...seat, profit: z.number().nullable(), hasChild: z.boolean(), isForgotten: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const profit = draw.below(5) === 0 ? null : draw.below(200_000) / 100;
    return at && { ...at, profit, hasChild: draw.below(2) === 0, isForgotten: draw.below(5) === 0 };
  },
  async play(scene: Scene, { profit, hasChild, isForgotten, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const gewinn = profit === null ? "viel" : String(profit).replace(".", ",");
    const numbers = { gewinn, anderes: "0", ...(hasChild ? { kinder: "1" } : {}) };
    const answer = await device.post(PAGE, isForgotten ? { intent: "forget" } : { intent: "save", ...numbers });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, isForgotten || profit !== null ? /^302 \/rechner\/familienkante/ : /^422/);
    const { calculations } = account.start;
    if (isForgotten) delete calculations.familienkante;
    else if (profit !== null) calculations.familienkante = { gewinn: profit, anderes: 0, kinder: hasChild ? 1 : 0 };
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ profit, isForgotten, ...at }, names) =>
    isForgotten
      ? `${toldSeat(names, at)} lässt die Zahlen der Familienkante vergessen.`
      : `${toldSeat(names, at)} rechnet die Familienkante mit ${profit ?? "„viel“"}.`,
});
