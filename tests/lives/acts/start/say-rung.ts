import * as z from "zod";
import { berlinDay } from "../../../../app/domain/time/german-dates";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const KINDS = ["decided", "talked", "invoiced", "paid"];
const DAYS = ["", "2026-01-15", "2026-02-30", "2190-01-01"];

/** Says that a rung was reached, on a day that was, is to come or does not exist; or takes that back. */
export default act({
  weight: 6,
  posts: ["_app.level"],
  args: z.object({ ...seat, kind: z.string(), on: z.string(), isTakenBack: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    return (
      at && {
        ...at,
        kind: draw.pick(KINDS) ?? "",
        on: draw.pick(DAYS) ?? "",
        isTakenBack: draw.below(4) === 0,
      }
    );
  },
  async play(scene: Scene, { kind, on, isTakenBack, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/level", { intent: isTakenBack ? "unsay" : "say", kind, on });
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    const { rungs } = account.start;
    const said = `${kind}, gesagt`;
    if (isTakenBack) {
      expectLeadsTo(answer, /^302 \/level/);
      delete rungs[said];
    } else if (on === "" || on === DAYS[1]) {
      expectLeadsTo(answer, new RegExp(`^302 /level/stufe/${kind}`));
      rungs[said] = on || berlinDay(new Date(scene.now));
    } else expectLeadsTo(answer, /^422/);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ kind, on, isTakenBack, ...at }, names) =>
    isTakenBack
      ? `${toldSeat(names, at)} nimmt die Stufe ${kind} zurück.`
      : `${toldSeat(names, at)} sagt, die Stufe ${kind} sei ${on ? `am ${on}` : "heute"} erreicht.`,
});
