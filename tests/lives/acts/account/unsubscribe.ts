import * as z from "zod";
import { decoded } from "../../../fixtures/mail-text";
import type { MESSAGES } from "../../model/account";
import { addressOf, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

const LINK = /\/abbestellen\?k=[\w-]+/;
/** What the page calls a kind of mail. */
const KINDS: readonly { label: string; message: (typeof MESSAGES)[number] }[] = [
  { label: "Testphase endet", message: "trialMail" },
  { label: "Wochenrückblick", message: "weeklyMail" },
  { label: "Erinnerung an deine Abende", message: "reminderMail" },
];

/** Follows the link of the newest mail that has one, at any device; also of an account that is no more. */
export default act({
  weight: 6,
  posts: ["abbestellen"],
  args: z.object({ ...seat, isOn: z.boolean(), isOld: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, (person) => person.accounts > 0);
    return at && { ...at, isOn: draw.below(4) === 0, isOld: draw.below(4) === 0 };
  },
  async play(scene: Scene, { isOn, isOld, ...at }) {
    const { person, device } = seated(scene, at);
    const link = linksOf(scene, at.person).at(isOld ? 0 : -1);
    if (!link) return;
    const page = await device.get(link.path);
    const kind = KINDS.find(({ label }) => page.text.includes(label));
    if (!kind) throw new Error(`${link.path} names no kind of mail`);
    expectLeadsTo(await device.post(link.path, { intent: isOn ? "on" : "off" }), /^200/);
    const { account } = person;
    const isOwn = account && [account.email, ...account.formerAddresses].includes(link.to);
    if (!isOwn) return;
    const others = account.messages.filter((name) => name !== kind.message);
    account.messages = isOn ? [...others, kind.message] : others;
  },
  tell: ({ isOn, isOld, ...at }, names) =>
    `${toldSeat(names, at)} ${isOn ? "bestellt" : "bestellt ab"}: mit dem Link der ${isOld ? "ältesten" : "neuesten"} Mail, die einen hat.`,
});

/** Links of all mails that somebody has had, oldest first. */
function linksOf({ world, people }: Scene, index: number): { to: string; path: string }[] {
  const person = people[index];
  if (!person) return [];
  const addresses = Array.from({ length: person.accounts }, (_, before) =>
    addressOf({ ...person, accounts: before + 1 }),
  );
  return world.vendors.mails().flatMap(({ to, message }) => {
    const address = to.find((each) => addresses.includes(each));
    const path = LINK.exec(decoded(message))?.[0];
    return address && path ? [{ to: address, path }] : [];
  });
}
