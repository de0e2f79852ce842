import { library } from "~/content/library.server";
import type { Order } from "~/db/orders.server";
import { findRecipient } from "~/db/people.server";
import { sendMail } from "~/mail/deliver.server";
import { receiptMail } from "~/mail/orders";
import { sender } from "~/mail/sender.server";

/** False when the mail did not go out. */
export async function sendReceipt(order: Order): Promise<boolean> {
  const [person, plan] = [await findRecipient({ userId: order.userId }), library().getPlan(order.offer)];
  if (!person || !plan) return true;
  const { productName } = library().site;
  const mail = receiptMail({
    productName,
    firstName: person.firstName,
    planName: plan.name,
    priceCents: order.priceCents,
    billing: plan.billing,
    orderedAt: order.createdAt,
    startsAtOnce: order.startsAtOnce,
  });
  const sent = await sendMail({ to: { name: person.firstName, address: person.email }, from: sender(), ...mail });
  return sent.ok;
}
