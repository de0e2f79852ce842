import type Stripe from "stripe";
import type { Env } from "~/environment/env";
import { provided } from "~/environment/provided";
import { isStripeError, PaymentsAway } from "./error";
import { boundedHttp } from "./http.server";
import { PaymentsUnclear } from "./said";

/** A request to Stripe; one that was lost is repeated once by the SDK, under the same idempotency key. */
const TIMEOUT_MS = 4_000;
/** Deadline for all calls to Stripe within one of our requests. */
const DEADLINE_MS = 9_000;

type Settings = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE">;

const part = provided<Settings>("payments");
export const providePayments = part.provide;

const client = part.derive(({ STRIPE_SECRET_KEY, STRIPE_API_BASE }) =>
  STRIPE_SECRET_KEY ? stripeFor({ STRIPE_SECRET_KEY, STRIPE_API_BASE }) : null,
);

/** Stripe with this process's key. Only where the checkout's mode is "stripe". */
export async function stripe(): Promise<Stripe> {
  const made = await client();
  if (!made) throw new Error("There is no key of Stripe: STRIPE_SECRET_KEY is not set.");
  return made;
}

/** Null without keys: there is no Stripe account. */
export const webhookSecret = (): string | null => part.get().STRIPE_WEBHOOK_SECRET ?? null;

/** The SDK is loaded with the first use: a start does not need it. Null without a key. */
export async function stripeFor({
  STRIPE_SECRET_KEY: key,
  STRIPE_API_BASE: base,
}: Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_API_BASE">): Promise<Stripe | null> {
  if (!key) return null;
  const { default: StripeClient } = await import("stripe");
  return new StripeClient(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: boundedHttp(StripeClient.createNodeHttpClient()),
    ...(base ? addressOf(new URL(base)) : {}),
  });
}

const addressOf = ({ protocol, hostname, port }: URL) => {
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" } as const;
};

/** away: a retry is possible. declined: refused by the bank or the card. null: not Stripe's failure. */
export function stripeFailure(error: unknown): "away" | "declined" | null {
  if (error instanceof PaymentsAway || error instanceof PaymentsUnclear) return "away";
  if (!isStripeError(error)) return null;
  return error.type === "StripeCardError" ? "declined" : "away";
}

/** Errors about one request or one customer's data; Stripe itself works. */
const ABOUT_ONE_REQUEST = new Set(["StripeCardError", "StripeInvalidRequestError", "StripeIdempotencyError"]);

/** Whether calls for other people would most likely fail, too: Stripe is unreachable, or refuses our key. */
export const isAwayForAll = (error: unknown): boolean =>
  stripeFailure(error) === "away" && !(isStripeError(error) && ABOUT_ONE_REQUEST.has(error.type));

/**
 * The object a request names does not exist (any more), or belongs to the other mode. `param`: the parameter that named
 * it.
 */
export const isMissing = (error: unknown, param?: string): boolean =>
  isStripeError(error) &&
  "code" in error &&
  error.code === "resource_missing" &&
  (param === undefined || ("param" in error && error.param === param));

/** A bank has taken this payment back, so that it cannot be paid back as well. */
export const isTakenBack = (error: unknown): boolean =>
  isStripeError(error) && "code" in error && error.code === "charge_disputed";

/** Stripe has read the request and refuses it in its current state: the state known here is outdated. */
export const isRefused = (error: unknown): boolean =>
  isStripeError(error) && error.type === "StripeInvalidRequestError";

/** Ignores "not found" from calls that end something: it has ended already. */
export async function unlessGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Bounds several calls together; what they still do later shows in the next synchronisation. */
export async function withinStripeDeadline<Result>(work: Promise<Result>, ms = DEADLINE_MS): Promise<Result> {
  const deadline = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener("abort", () => reject(new PaymentsAway("Stripe did not answer in time")));
  });
  return Promise.race([work, late]);
}
