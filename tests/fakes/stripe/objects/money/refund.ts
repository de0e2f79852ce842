import type { Charge, Refund } from "../../stored";

export interface NewRefund {
  id: string;
  created: number;
  charge: Charge;
  amount: number;
  reason: Refund["reason"];
  metadata: Record<string, string>;
}

export const newRefund = ({ id, created, charge, amount, reason, metadata }: NewRefund): Refund => ({
  id,
  object: "refund",
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: {
    card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    type: "card",
  },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});
