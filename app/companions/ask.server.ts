import { library } from "~/content/library.server";
import { CONFIRMATION_DAYS } from "~/domain/companions/companion";
import { keyOfAddress } from "~/domain/email/address";
import { emailUnreachable, pauseFor, type Message } from "~/domain/messages/messages";
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "~/domain/time/durations";
import { currentClient } from "~/environment/request-context.server";
import { reserveLimit } from "~/db/limits.server";
import { limitKey } from "~/limits/limit-key.server";
import { refundUses, reserveAll } from "~/limits/sending-limits.server";
import { companionAskedMail } from "~/mail/companions";
import { canReach, sendMail } from "~/mail/deliver.server";
import { sender } from "~/mail/sender.server";
import { companionAddress } from "~/signed/companion-address.server";
import { isUnwanted } from "./unwanted.server";

/** Mails an hour per client, a day per address and per learner, so that no link mails strangers, however often it is renewed. */
const PER_CLIENT = 20;
const PER_ADDRESS = 3;
const PER_LEARNER = 6;

const MAIL_FAILED: Message = {
  title: "Die E-Mail ging nicht raus",
  description: "Das liegt an uns. Bitte versuche es in ein paar Minuten noch einmal.",
};

/** Mails the question whether an address is right. Nothing is stored: the mail's link holds the address. Null: it is on its way. */
export async function askCompanion({
  userId,
  linkKey,
  shownName: asker,
  email,
  now,
}: {
  userId: string;
  linkKey: string;
  shownName: string;
  email: string;
  now: Date;
}): Promise<Message | null> {
  if (!(await canReach(email))) return emailUnreachable;
  const pause = await reserveLimit({
    key: limitKey("companion-pause", `${userId}:${keyOfAddress(email)}`),
    max: 1,
    windowSeconds: MINUTE_SECONDS,
  });
  // A second click: the first one's mail is on its way.
  if (!pause) return null;
  const reserved = await reserveAll([
    { key: limitKey("companion-client", currentClient()), max: PER_CLIENT, windowSeconds: HOUR_SECONDS },
    { key: limitKey("companion-learner", userId), max: PER_LEARNER, windowSeconds: DAY_SECONDS },
    { key: limitKey("companion-address", keyOfAddress(email)), max: PER_ADDRESS, windowSeconds: DAY_SECONDS },
  ]);
  if (!reserved.ok) {
    await refundUses([pause]);
    return pauseFor(reserved.seconds);
  }
  // Kept from the sender: a recipient who complained is asked no more, and the answer is the same.
  if (await isUnwanted(email)) return null;
  const until = now.getTime() + CONFIRMATION_DAYS * DAY_MS;
  const link = companionAddress({ step: "confirmation", linkKey, email, until });
  const { productName } = library().site;
  const mail = companionAskedMail({ productName, asker, link });
  const sent = await sendMail({ to: { name: "", address: email }, from: sender(), ...mail });
  if (sent.ok) return null;
  await refundUses([pause, ...reserved.reservations]);
  return MAIL_FAILED;
}
