import * as z from "zod";
import { expect } from "vitest";
import { countUnasked } from "../../checks/mails";
import type { Scene } from "../../model/scene";
import { MAIL_WEBHOOK_TOKEN } from "../../world/world";
import { act } from "../act";

const REPORTS = ["bounce", "full", "complaint"] as const;
const TOLD: Readonly<Record<(typeof REPORTS)[number], string>> = {
  bounce: "es dieses Postfach nicht gibt",
  full: "dieses Postfach voll ist",
  complaint: "jemand die Mail dort Spam nennt",
};

/** The mail service tells of an address that takes no mail or wants none; or somebody who does not know its token does. */
export default act({
  weight: 8,
  posts: ["api.mail-webhook"],
  args: z.object({ person: z.number(), report: z.enum(REPORTS), isFormer: z.boolean(), isService: z.boolean() }),
  draw({ people }, draw) {
    const person = draw.pick(people.filter(({ account }) => account !== null));
    const report = draw.pick(REPORTS);
    return person && report
      ? { person: person.index, report, isFormer: draw.below(4) === 0, isService: draw.below(5) > 0 }
      : null;
  },
  async play({ world, people, outside }: Scene, { person, report, isFormer, isService }) {
    const account = people[person]?.account;
    if (!account) return;
    const email = (isFormer && account.formerAddresses.at(-1)) || account.email;
    const type = report === "full" ? "bounce" : report;
    // In one batch with somebody who has no account.
    const reports = [
      { type, email: "nobody-known@example.org" },
      { type, email: email.toUpperCase(), permanent: report !== "full" },
    ];
    const token = isService ? MAIL_WEBHOOK_TOKEN : "guessed-by-somebody";
    const answer = await outside.postJson("/api/mail-webhook", reports, { Authorization: `Bearer ${token}` });
    expect(answer.status, answer.text).toBe(isService ? 204 : 401);
    if (!isService || report === "full" || email !== account.email) return;
    const { mailStopped } = account;
    // Who has called a mail spam stays with that.
    if (mailStopped?.because === "complained") return;
    const since = mailStopped?.since ?? countUnasked(world, email);
    account.mailStopped = { because: report === "bounce" ? "bounced" : "complained", since };
  },
  tell: ({ person, report, isFormer, isService }, names) =>
    `${isService ? "Der Maildienst" : "Jemand ohne das Kennwort des Maildienstes"} meldet von der ${isFormer ? "früheren " : ""}Adresse von ${names.person(person)}, dass ${TOLD[report]}.`,
});
