import * as z from "zod";
import { chooseThreshold, countResult, decide, forgetTrial } from "../../model/experiments";
import { markOf, mayWork, type Scene } from "../../model/scene";
import type { Start } from "../../model/start";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const INTENTS = ["threshold", "threshold", "result", "result", "result", "decide", "decide", "delete"] as const;
const DECISIONS = ["go", "change", "stop"];
/** Few, so that each is told of often. */
const MOST = 3;

/** Chooses a threshold for an assumption, counts, decides, or forgets it: by the plain forms, in any order. */
export default act({
  weight: 14,
  posts: ["_app.versuche"],
  args: z.object({
    ...seat,
    experiment: z.string(),
    intent: z.enum(INTENTS),
    numbers: z.object({ threshold: z.number(), hits: z.number(), asked: z.number() }),
    decision: z.string(),
    sentence: z.string(),
  }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const experiment = draw.pick([...scene.catalogue.experiments.keys()].slice(0, MOST));
    const intent = draw.pick(INTENTS);
    if (!at || experiment === undefined || !intent) return null;
    const before = scene.people[at.person]?.account?.start.trials[experiment]?.result;
    const asked = (before?.asked ?? 1) + draw.below(5);
    const numbers = { threshold: draw.below(14), hits: (before?.hits ?? 0) + draw.below(3), asked };
    const sentence = draw.below(6) > 0 ? `Weil ${markOf({ index: at.person })} ${draw.below(100)}` : " ";
    return { ...at, experiment, intent, numbers, decision: draw.pick(DECISIONS) ?? "go", sentence };
  },
  async play(scene: Scene, { experiment: id, intent, numbers, decision, sentence, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const { threshold, hits, asked } = numbers;
    const { now } = scene;
    const fields: Record<typeof intent, Record<string, string>> = {
      threshold: { threshold: String(threshold) },
      result: { hits: String(hits), asked: String(asked) },
      decide: { decision, sentence },
      delete: {},
    };
    const answer = await device.post("/versuche", { intent, id, ...fields[intent] });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    if (intent === "delete") {
      expectLeadsTo(answer, /^302 \/versuche$/);
      return forgetTrial(account.start, id, now);
    }
    if (!mayWork(scene, account)) return expectLeadsTo(answer, /^302 \/pricing/);
    const of = scene.catalogue.experiments.get(id) ?? 0;
    const tells: Record<typeof intent, (start: Start) => boolean> = {
      threshold: (start) => threshold >= 1 && threshold <= of && chooseThreshold(start, id, { threshold, at: now }),
      result: (start) => hits <= asked && countResult(start, id, { hits, asked, at: now }),
      decide: (start) => sentence.trim() !== "" && decide(start, id, { decision, sentence: sentence.trim(), at: now }),
    };
    expectLeadsTo(answer, tells[intent](account.start) ? /^302 \/versuche\?versuch=/ : /^422/);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ experiment, intent, numbers: { threshold, hits, asked }, decision, sentence, ...at }, names) => {
    const does: Record<typeof intent, string> = {
      threshold: `wählt die Schwelle ${threshold}`,
      result: `zählt ${hits} von ${asked}`,
      decide: `entscheidet: ${decision}, „${sentence}“`,
      delete: "vergisst ihn",
    };
    return `${toldSeat(names, at)}, Versuch ${experiment}: ${does[intent]}.`;
  },
});
