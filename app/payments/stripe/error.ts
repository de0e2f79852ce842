/** Recognises errors of Stripe's SDK by name: the SDK itself is loaded only where it is used. */
export const isStripeError = (error: unknown): error is Error & { type: string } =>
  error instanceof Error && "type" in error && typeof error.type === "string" && error.type.startsWith("Stripe");

/** Stripe did not answer in time; whether it performed the request is unknown. */
export class PaymentsAway extends Error {
  override readonly name = "PaymentsAway";
}
