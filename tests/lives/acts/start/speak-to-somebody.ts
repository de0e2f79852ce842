import * as z from "zod";
import { deleteContact, isForgotten, isStanding, tellContact } from "../../model/contacts";
import { markOf, mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/kundenweg";
const STATES = ["noted", "approached", "talking", "offer", "order", "declined", "resting", "vielleicht"];
const DAYS = ["", "2026-11-01", "2190-01-04", "2027-02-30"];
const WHAT = ["add", "add", "change", "change", "change", "sent", "delete"] as const;

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Notes somebody, tells how far it is, or deletes them: by the plain forms, also on a page that is out of date. */
export default act({
  weight: 14,
  posts: ["_app.kundenweg"],
  args: z.object({
    ...seat,
    contact: z.number(),
    intent: z.enum(["add", "change", "sent", "delete"]),
    state: z.string(),
    nextOn: z.string(),
    words: z.string(),
  }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const [contact, intent] = [draw.below(4), draw.pick(WHAT) ?? "add"];
    const said = { state: draw.pick(STATES) ?? "noted", nextOn: draw.pick(DAYS) ?? "" };
    return at && { ...at, contact, intent, ...said, words: `${markOf({ index: at.person })} ${draw.below(100)}` };
  },
  async play(scene: Scene, { contact: number, intent, state, nextOn, words, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const id = idOf(number);
    const before = account?.start.contacts[id];
    if (isForgotten(before, scene.now)) return;
    const told = { name: words, state, nextOn, note: words };
    const isForm = intent === "add" || intent === "change";
    const answer = await device.post(PAGE, { intent, id, ...(isForm ? told : {}) });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    const { start } = account;
    const now = { id, at: scene.now };
    if (intent === "delete") {
      expectLeadsTo(answer, before ? /^302 \/kundenweg/ : /^404/);
      return deleteContact(start, now);
    }
    if (!mayWork(scene, account)) return expectLeadsTo(answer, /^302 \/pricing/);
    if (intent === "sent") {
      if (!isStanding(before)) return expectLeadsTo(answer, /^404/);
      expectLeadsTo(answer, /^302 \//);
      if ((before.fields.state?.value ?? "noted") === "noted")
        tellContact(start, { ...now, told: { state: "approached" } });
      return;
    }
    if (state === STATES.at(-1) || nextOn === DAYS.at(-1)) return expectLeadsTo(answer, /^422/);
    if (!before && intent === "change") return expectLeadsTo(answer, /^404/);
    expectLeadsTo(answer, /^302 \//);
    tellContact(start, { ...now, told });
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ contact, intent, state, nextOn, ...at }, names) =>
    ({
      add: `${toldSeat(names, at)} notiert Kontakt ${contact}: ${state}, am ${nextOn || "–"}.`,
      change: `${toldSeat(names, at)} ändert Kontakt ${contact}: ${state}, am ${nextOn || "–"}.`,
      sent: `${toldSeat(names, at)} sagt, dass die Nachricht an Kontakt ${contact} abgeschickt ist.`,
      delete: `${toldSeat(names, at)} löscht Kontakt ${contact}.`,
    })[intent],
});
