import * as z from "zod";
import type { Scene } from "../../model/scene";
import { planByRhythm } from "../../model/week-plan";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const AROUND_MIDNIGHT = [22, 23, 0, 1];
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Sets the evenings of a week. */
export default act({
  weight: 14,
  posts: ["_app.profile_.einstellungen_.rhythmus"],
  args: z.object({ ...seat, weekdays: z.array(z.number()), time: z.string(), hours: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const weekdays = WEEK.filter(() => draw.below(3) === 0);
    const hour = draw.below(2) === 0 ? draw.below(24) : (draw.pick(AROUND_MIDNIGHT) ?? 0);
    const time = `${String(hour).padStart(2, "0")}:${draw.pick(["00", "30", "59"]) ?? "00"}`;
    return at && weekdays.length > 0 ? { ...at, weekdays, time, hours: 1 + draw.below(4) } : null;
  },
  async play(scene: Scene, { weekdays, time, hours, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const days = Object.fromEntries(weekdays.map((day) => [`day${day}`, "on"]));
    const fields = { intent: "save", ...days, time, hours: String(hours) };
    const answer = await device.post("/profile/einstellungen/rhythmus", fields);
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/profile\/einstellungen\/rhythmus/);
    account.rhythm = { weekdays, time, hours };
    planByRhythm(account);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ weekdays, time, hours, ...at }, names) =>
    `${toldSeat(names, at)} nimmt sich Abende vor: Wochentage ${weekdays.join(", ")}, ${time}, ${hours} h.`,
});
