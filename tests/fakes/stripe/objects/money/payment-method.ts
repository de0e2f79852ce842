import type { PaymentMethod } from "../../stored";

export type MethodType = "card" | "sepa_debit";

export interface NewPaymentMethod {
  id: string;
  created: number;
  type: MethodType;
  customer: string | null;
  email: string | null;
}

/** Stripe's test card 4242 4242 4242 4242, or its test account DE89 3704 0044 0532 0130 00. */
export const newPaymentMethod = ({ id, created, type, customer, email }: NewPaymentMethod): PaymentMethod => ({
  id,
  object: "payment_method",
  allow_redisplay: "limited",
  billing_details: { address: null, email, name: null, phone: null, tax_id: null },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type,
  ...(type === "card" ? { card: CARD } : { sepa_debit: ACCOUNT }),
});

const CARD: PaymentMethod["card"] = {
  brand: "visa",
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "DE",
  display_brand: "visa",
  exp_month: 12,
  exp_year: 2034,
  fingerprint: "FakeCard00000001",
  funding: "credit",
  generated_from: null,
  last4: "4242",
  networks: { available: ["visa"], preferred: null },
  regulated_status: "unregulated",
  three_d_secure_usage: { supported: true },
  wallet: null,
};

const ACCOUNT: PaymentMethod["sepa_debit"] = {
  bank_code: "37040044",
  branch_code: null,
  country: "DE",
  fingerprint: "FakeAccount00001",
  generated_from: { charge: null, setup_attempt: null },
  last4: "3000",
};
