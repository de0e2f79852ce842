import { isStripeError } from "../stripe/error";

const SENTENCES: Readonly<Record<string, string>> = {
  StripeConnectionError: "Stripe ist nicht erreichbar: Prüf die Verbindung und versuch es noch einmal.",
  StripeAuthenticationError: "Stripe nimmt den Schlüssel in STRIPE_SECRET_KEY nicht an: Prüf, ob er noch gilt.",
  StripePermissionError:
    "Dem Schlüssel in STRIPE_SECRET_KEY fehlen Rechte: Er muss Produkte und Preise lesen und schreiben dürfen.",
  StripeAPIError: "Stripe hat nicht so geantwortet, wie es sollte: Versuch es gleich noch einmal.",
  StripeRateLimitError: "Stripe bekommt gerade zu viele Anfragen: Versuch es gleich noch einmal.",
};

/** One sentence for whoever ran the command, with the request's number for Stripe's own log; null: not Stripe's failure. */
export function explainFailure(error: unknown): string | null {
  if (!isStripeError(error)) return null;
  const known = SENTENCES[error.type];
  if (known) return known;
  const code = "code" in error && typeof error.code === "string" ? error.code : error.type;
  const request = "requestId" in error && typeof error.requestId === "string" ? `, Anfrage ${error.requestId}` : "";
  return `Stripe hat das abgelehnt (${code}${request}): Im Stripe-Dashboard steht unter Logs, warum.`;
}
