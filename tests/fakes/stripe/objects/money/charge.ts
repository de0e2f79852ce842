import type { Charge, PaymentIntent, PaymentMethod } from "../../stored";

export interface NewCharge {
  id: string;
  created: number;
  intent: PaymentIntent;
  method: PaymentMethod;
  status: "succeeded" | "pending" | "failed";
  receiptUrl: string;
}

export const newCharge = ({ id, created, intent, method, status, receiptUrl }: NewCharge): Charge => ({
  id,
  object: "charge",
  amount: intent.amount,
  amount_captured: status === "failed" ? 0 : intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: method.billing_details,
  calculated_statement_descriptor: "STARTKLAR",
  captured: status !== "failed",
  created,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: status === "failed" ? "card_declined" : null,
  failure_message: status === "failed" ? DECLINED : null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: outcomeOf(status),
  paid: status !== "failed",
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: detailsOf(method),
  receipt_email: null,
  receipt_number: null,
  receipt_url: status === "failed" ? null : receiptUrl,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status,
  transfer_data: null,
  transfer_group: null,
});

export const DECLINED = "Your card was declined.";

const outcomeOf = (status: NewCharge["status"]): Charge["outcome"] => ({
  advice_code: status === "failed" ? "try_again_later" : null,
  network_advice_code: null,
  network_decline_code: status === "failed" ? "01" : null,
  network_status: status === "failed" ? "declined_by_network" : "approved_by_network",
  reason: status === "failed" ? "generic_decline" : null,
  risk_level: "normal",
  risk_score: 20,
  seller_message: status === "failed" ? "The bank did not return any further details." : "Payment complete.",
  type: status === "failed" ? "issuer_declined" : "authorized",
});

function detailsOf({ card, sepa_debit }: PaymentMethod): Charge["payment_method_details"] {
  if (!card) {
    const { bank_code = null, country = null, fingerprint = null, last4 = null } = sepa_debit ?? {};
    const mandate = "mandate_fake";
    return { type: "sepa_debit", sepa_debit: { bank_code, branch_code: null, country, fingerprint, last4, mandate } };
  }
  return {
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: "visa",
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
