import { createHash } from "node:crypto";

/**
 * What is sent, and the key under which Stripe does it once. A key that is reused with anything else fails for a day, so it
 * is made of all that is sent: the same again is the same, and what has changed meanwhile is another request.
 */
export function once<Params extends object>(of: string, params: Params): [Params, { idempotencyKey: string }] {
  const hash = createHash("sha256").update(JSON.stringify(params)).digest("hex");
  return [params, { idempotencyKey: `${of}-${hash.slice(0, 32)}` }];
}
