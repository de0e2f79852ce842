import { readWay, wayText, type NotReached, type WayFault } from "~/http/way";
import { isStripeError, PaymentsAway } from "./error";
import { PaymentsUnclear } from "./said";

/** Why nothing can be had of Stripe, in one word for the log; `prices`: it lacks what content sells. */
export type StripeReason =
  | WayFault
  | "key-refused"
  | "rights-missing"
  | "busy"
  | "broken"
  | "unclear"
  | "refused"
  | "prices";

export interface StripeFailure {
  reason: StripeReason;
  /** Message for the operator. */
  sentence: string;
}

const OWN_HOST = "api.stripe.com";

const UNCLEAR: StripeFailure = {
  reason: "unclear",
  sentence:
    "Stripe antwortet nicht, wie Stripe antwortet: Prüf STRIPE_API_BASE, wenn es gesetzt ist, und was zwischen diesem Rechner und Stripe steht.",
};

const BY_TYPE: Readonly<Record<string, StripeFailure>> = {
  StripeAuthenticationError: {
    reason: "key-refused",
    sentence:
      "Stripe nimmt den Schlüssel in STRIPE_SECRET_KEY nicht an: Prüf im Stripe-Dashboard, ob er noch gilt, und trag ihn ganz ein.",
  },
  StripePermissionError: {
    reason: "rights-missing",
    sentence:
      "Dem Schlüssel in STRIPE_SECRET_KEY fehlen Rechte: Gib ihm im Stripe-Dashboard die, die docs/operating.md unter Payments nennt.",
  },
  StripeRateLimitError: {
    reason: "busy",
    sentence: "Stripe bekommt gerade zu viele Anfragen: Versuch es gleich noch einmal.",
  },
};

/** One sentence with the remedy; null: not Stripe's failure. */
export function explainFailure(
  error: unknown,
  { STRIPE_API_BASE: base }: { STRIPE_API_BASE?: string | undefined },
): StripeFailure | null {
  if (error instanceof PaymentsUnclear) return UNCLEAR;
  if (error instanceof PaymentsAway) return notReached({ reason: "timeout", code: "" }, base);
  if (!isStripeError(error)) return null;
  const known = BY_TYPE[error.type];
  if (known) return known;
  if (error.type === "StripeConnectionError") return notReached(readWay(error), base);
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : null;
  if (error.type === "StripeAPIError") return status === null ? UNCLEAR : broken(status);
  const code = "code" in error && typeof error.code === "string" ? error.code : error.type;
  const request = "requestId" in error && typeof error.requestId === "string" ? `, Anfrage ${error.requestId}` : "";
  return {
    reason: "refused",
    sentence: `Stripe hat das abgelehnt (${code}${request}): Im Stripe-Dashboard steht unter Logs, warum.`,
  };
}

function notReached(way: NotReached, base: string | undefined): StripeFailure {
  const host = base ? new URL(base).host : OWN_HOST;
  const wanted = { who: "Stripe", host, variable: "STRIPE_API_BASE", isSet: Boolean(base) };
  return { reason: way.reason, sentence: wayText(way, wanted) };
}

const broken = (status: number): StripeFailure => ({
  reason: "broken",
  sentence: `Stripe hat gerade eine Störung (${status}): Sieh auf status.stripe.com nach, und versuch es später noch einmal.`,
});
