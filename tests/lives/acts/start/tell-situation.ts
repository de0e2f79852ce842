import * as z from "zod";
import type { Scene } from "../../model/scene";
import { tellAnswer } from "../../model/start";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/profile/einstellungen/situation";
const told = z.object({ employment: z.string(), insurance: z.string(), benefit: z.string(), hours: z.number() });

/** Tells how they live and mean to work, or takes it back. */
export default act({
  weight: 4,
  posts: ["_app.profile_.einstellungen_.situation"],
  args: z.object({ ...seat, told: told.nullable() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    if (!at || draw.below(5) === 0) return at && { ...at, told: null };
    const employment = draw.pick(["", "vollzeit", "minijob", "keine"]) ?? "";
    const insurance = draw.pick(["", "ueber-job", "familie", "weiss-nicht"]) ?? "";
    const benefit = draw.pick(["keine", "alg1", "elternzeit"]) ?? "keine";
    return { ...at, told: { employment, insurance, benefit, hours: draw.below(40) } };
  },
  async play(scene: Scene, { told, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post(
      PAGE,
      told ? fieldsOf(told, String(account?.start.told.startsOn?.value ?? "")) : { intent: "delete" },
    );
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/profile\/einstellungen\/situation/);
    const { start } = account;
    if (!told) return void Object.assign(start, { told: {}, forgottenAt: scene.now });
    // A form without what it had shown tells all its answers, also those left open.
    const { employment, insurance, benefit, hours } = told;
    const answers = { employment: employment || null, insurance: insurance || null, benefits: [benefit] };
    const startsOn = start.told.startsOn?.value ?? null;
    for (const [name, value] of Object.entries({ ...answers, hours: hours || null, customers: null, startsOn })) {
      tellAnswer(start, name, value, scene.now);
    }
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ told, ...at }, names) =>
    told
      ? `${toldSeat(names, at)} gibt die Situation an: ${Object.values(told).filter(Boolean).join(", ")}.`
      : `${toldSeat(names, at)} löscht die Angaben zur Situation.`,
});

/** The whole form, with the day that stands in it. */
const fieldsOf = ({ employment, insurance, benefit, hours }: z.output<typeof told>, startsOn: string) => ({
  ...{ intent: "save", employment, insurance, customers: "", hours: hours ? String(hours) : "", startsOn },
  [`benefit-${benefit}`]: "on",
});
