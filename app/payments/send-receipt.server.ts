import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import type { Order } from "~/db/payments/orders.server";
import { listPayments } from "~/db/payments/payments.server";
import { findRecipient } from "~/db/account/people.server";
import { env } from "~/environment/env.server";
import { sendMail } from "~/mail/deliver.server";
import { receiptMail } from "~/mail/orders";
import { sender } from "~/mail/sender.server";

/** The confirmation of a paid order with the whole contract; false when the mail did not go out. */
export async function sendReceipt(order: Order): Promise<boolean> {
  const { userId, entitlementId } = order;
  const [person, held, paid] = await Promise.all([
    findRecipient({ userId }),
    listEntitlements({ userId }),
    listPayments({ userId }),
  ]);
  const plan = library().getPlan(order.offer);
  if (!person || !plan) return true;
  const { productName, operator } = library().site;
  const origin = env().APP_URL;
  const contract = held.find(({ id }) => id === entitlementId);
  // The newest: an upgrade is charged on the same contract.
  const charged = paid.find((payment) => payment.entitlementId === entitlementId);
  const textOf = (slug: string) => library().legalText(slug, origin) ?? "";
  const mail = receiptMail({
    productName,
    firstName: person.firstName,
    planName: plan.name,
    features: plan.features,
    priceCents: order.priceCents,
    billing: plan.billing,
    orderedAt: order.createdAt,
    startsAtOnce: order.startsAtOnce,
    today: { chargedCents: charged?.amountCents ?? order.priceCents },
    renewal: contract?.periodEnd ? { on: contract.periodEnd, cents: order.priceCents } : null,
    operator,
    origin,
    termsText: textOf("agb"),
    withdrawalText: textOf("widerrufsbelehrung"),
  });
  const sent = await sendMail({ to: { name: person.firstName, address: person.email }, from: sender(), ...mail });
  return sent.ok;
}
