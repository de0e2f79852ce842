import { library } from "~/content/library.server";
import { confirmCompanion } from "~/db/companions/by-link.server";
import { findByLink } from "~/db/companions/companions.server";
import { endOfCompanion } from "~/domain/companions/weeks";
import { companionYesMail } from "~/mail/companions";
import { sendMail } from "~/mail/deliver.server";
import { sender } from "~/mail/sender.server";
import { companionAddress, companionPath, keyAfterYes } from "~/signed/companion-address.server";

/** Content of the link in the confirmation mail. */
interface Asked {
  linkKey: string;
  email: string;
}

/** The week's page for the companion who has said yes by this very link; null: there was no yes, or it has ended. */
export async function findAfterYes(asked: Asked): Promise<string | null> {
  const linkKey = keyAfterYes(asked);
  const row = await findByLink({ linkKey });
  return row?.isConfirmed ? companionPath({ step: "week", linkKey }) : null;
}

/**
 * Takes a companion's yes. The first one gets a mail at once, so that they can end it at once, too. Returns the week's
 * page, also for a second click; null: it is too late.
 */
export async function sayYes(asked: Asked, now: Date): Promise<string | null> {
  const endsAt = endOfCompanion(now);
  const linkKey = keyAfterYes(asked);
  const confirmed = await confirmCompanion({ ...asked, nextKey: linkKey, endsAt });
  if (!confirmed) return findAfterYes(asked);
  const link = companionAddress({ step: "week", linkKey });
  // Whether it is taken or not: the yes stands, and each Sunday's mail has the same ways on and out.
  await sendMail({
    to: { name: "", address: asked.email },
    from: sender(),
    unsubscribe: companionAddress({ step: "end", linkKey }),
    ...companionYesMail({ productName: library().site.productName, asker: confirmed.shownName, link, endsAt }),
  });
  return companionPath({ step: "week", linkKey });
}
