import { formatCents } from "~/domain/offers";
import type { MailContent } from "./messages";

/** Stands in until the full text of the receipt is merged. */
export function receiptMail(order: {
  productName: string;
  firstName: string;
  planName: string;
  priceCents: number;
  billing: string;
  orderedAt: Date;
  startsAtOnce: boolean;
}): MailContent {
  const text = `Hallo ${order.firstName}, danke für deine Bestellung: ${order.planName}, ${formatCents(order.priceCents)}.`;
  return { subject: `Deine Bestellung bei ${order.productName}`, text, html: `<p>${text}</p>`, preview: "Bestellung" };
}
