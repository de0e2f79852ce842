import * as z from "zod";
import type { Scene } from "../../model/scene";
import { tellAnswer, tellStep } from "../../model/start";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/startfahrplan";
const STEPS = ["elster-konto", "fragebogen", "kasse-fragen"];
const DAYS = ["2026-12-31", "2027-01-01", "2028-02-29"];

/** Plans the first day, or tells how far a step through the offices is. */
export default act({
  weight: 6,
  posts: ["_app.startfahrplan"],
  args: z.object({ ...seat, step: z.string().nullable(), state: z.string(), day: z.string(), note: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    if (!at) return null;
    const day = draw.pick(DAYS) ?? "";
    if (draw.below(3) === 0) return { ...at, step: null, state: "", day: draw.below(4) === 0 ? "" : day, note: "" };
    const state = draw.pick(["open", "asked", "done"]) ?? "open";
    return {
      ...at,
      step: draw.pick(STEPS) ?? "",
      state,
      day,
      note: draw.below(2) === 0 ? "" : `Notiz ${draw.below(1000)}`,
    };
  },
  async play(scene: Scene, { step, state, day, note, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const fields: Record<string, string> =
      step === null ? { intent: "start", startsOn: day } : { intent: "step", step, state, on: day, note };
    const answer = await device.post(PAGE, fields);
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/startfahrplan/);
    const { start } = account;
    if (step === null) return tellAnswer(start, "startsOn", day || null, scene.now);
    tellStep(start, step, { standing: { state, on: state === "open" ? null : day }, note: note.trim() }, scene.now);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ step, state, day, note, ...at }, names) =>
    step === null
      ? `${toldSeat(names, at)} will ${day ? `am ${day}` : "an keinem Tag"} anfangen.`
      : `${toldSeat(names, at)} sagt zum Schritt ${step}: ${state}, ${day}${note ? `, „${note}“` : ""}.`,
});
