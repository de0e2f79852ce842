import { library } from "~/content/library.server";
import { db } from "~/db/connection/client.server";
import { listEntitlements, type EntitlementRow } from "~/db/payments/entitlements.server";
import { listPayments } from "~/db/payments/payments.server";
import { claimMoneyBack, hasHadMoneyBack, settleMoneyBack, markUnanswered } from "~/db/payments/money-back.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { moneyBackContracts } from "~/domain/payments/contracts";
import type { Offer } from "~/domain/payments/entitlements";
import { sendMail } from "~/mail/deliver.server";
import { refundMail } from "~/mail/orders";
import { sender } from "~/mail/sender.server";
import { endEntitlement, type EntitlementEnded } from "./end-entitlement.server";

interface Person {
  userId: string;
  firstName: string;
  email: string;
}

/** Contracts the member may get fully refunded: paid for the first time within 30 days, and no refund used before. */
export async function listMoneyBack({ userId, now }: { userId: string; now: Date }): Promise<EntitlementRow[]> {
  if (await hasHadMoneyBack({ userId })) return [];
  const [held, payments] = await Promise.all([listEntitlements({ userId }), listPayments({ userId })]);
  return moneyBackContracts(held, { payments, now });
}

/** Once per person: the claim is saved before Stripe is asked, and may be made again when Stripe does not answer. */
export async function giveMoneyBack({
  person,
  offer,
  planName,
  now,
}: {
  person: Person;
  offer: Offer;
  planName: string;
  now: Date;
}): Promise<EntitlementEnded> {
  const { userId, firstName, email } = person;
  const contract = (await listMoneyBack({ userId, now })).find(({ kind }) => kind === offer);
  if (!contract) return { ok: false, reason: "gone" };
  const claim = await inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx)) || (await hasHadMoneyBack({ userId }, tx))) return null;
    return claimMoneyBack({ userId, name: firstName, email, contract: planName, entitlementId: contract.id }, tx);
  });
  if (!claim) return { ok: false, reason: "gone" };
  const ended = await endEntitlement({ userId, entitlementId: contract.id, how: "money-back", now });
  if (ended.ok) {
    await settleMoneyBack({ id: claim, ...ended });
    await mailRefund(person, planName, ended);
  } else await markUnanswered({ id: claim });
  return ended;
}

/** A failed mail is ignored: the page shows the same. */
async function mailRefund(
  { firstName, email }: Person,
  planName: string,
  ended: EntitlementEnded & { ok: true },
): Promise<void> {
  const { productName, operator } = library().site;
  const { refundCents, endsAt: endedAt } = ended;
  const mail = refundMail({ productName, firstName }, { planName, refundCents, endedAt, contact: operator.email });
  await sendMail({ to: { name: firstName, address: email }, from: sender(), ...mail });
}
