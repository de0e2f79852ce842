import * as z from "zod";
import type { Scene } from "../../model/scene";
import { keepLater } from "../../model/missions";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/vorlagen/angebot";
const BLANK = "vorlagen/angebot/vorlage.angebot.ziel";

/** Fills a blank of a template in, or empties it, in its form for browsers without scripts. */
export default act({
  weight: 4,
  posts: ["vorlagen.$templateId"],
  args: z.object({ ...seat, aim: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    return at && { ...at, aim: draw.pick(["", "mehr Zeit", "eine „ruhige“ Woche", "<b>Platz</b>"]) ?? "" };
  },
  async play(scene: Scene, { aim, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post(PAGE, { intent: "template", template: "angebot", "feld.ziel": aim });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/vorlagen\/angebot#vorlage\.angebot$/);
    keepLater(account.start.templates, BLANK, aim, scene.now);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ aim, ...at }, names) => `${toldSeat(names, at)} schreibt als Ziel in die Vorlage Angebot: „${aim}“.`,
});
