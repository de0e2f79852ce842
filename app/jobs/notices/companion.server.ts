import { library } from "~/content/library.server";
import { getAccompanied } from "~/db/companions/companions.server";
import { sundayOf } from "~/domain/companions/weeks";
import { sendMail } from "~/mail/deliver.server";
import { companionWeekMail } from "~/mail/companions";
import { sender } from "~/mail/sender.server";
import { companionAddress } from "~/signed/companion-address.server";
import { accessOf } from "./access-of.server";
import type { SendNotice } from "./telling.server";

/**
 * Writes to a learner's companion on a Sunday. While the learner has no access they cannot work, so there is nothing to
 * look at: no mail, and it goes on when they do.
 */
export const sendCompanionWeek: SendNotice = async (person, { day, now, id }) => {
  const companion = await getAccompanied(person);
  const sunday = companion && sundayOf({ endsAt: companion.expiresAt, day, now });
  if (!companion || sunday === null) return "dropped";
  const { basicAccess } = await accessOf(person, now);
  if (!basicAccess) return "dropped";
  const { linkKey, email, shownName: asker, expiresAt: endsAt } = companion;
  const link = companionAddress({ step: "week", linkKey });
  const { productName } = library().site;
  const sent = await sendMail({
    to: { name: "", address: email },
    from: sender(),
    unsubscribe: companionAddress({ step: "end", linkKey }),
    id,
    ...companionWeekMail({ productName, asker, link, sunday, endsAt }),
  });
  if (!sent.ok) throw new Error(`the mail was not taken: ${sent.reason} ${sent.said}`);
  return "sent";
};
