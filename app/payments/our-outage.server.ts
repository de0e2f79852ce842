import { isOutage } from "~/db/connection/outage";
import { stripeFailure } from "./stripe/client.server";

/**
 * Rethrows what failed as our own database is away: the page that says so for every request says it here, too. Told as
 * a failure of Stripe, it would blame the wrong one.
 */
export function rethrowOurs(error: unknown): void {
  if (stripeFailure(error) === null && isOutage(error)) throw error;
}
