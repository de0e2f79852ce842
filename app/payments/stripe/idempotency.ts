import { createHash } from "node:crypto";

/**
 * Parameters of a request and its idempotency key. A key that is reused with other parameters fails for a day, so it is
 * a hash of all of them: the same parameters repeat the request, changed ones make another.
 */
export function once<Params extends object>(of: string, params: Params): [Params, { idempotencyKey: string }] {
  const hash = createHash("sha256").update(JSON.stringify(params)).digest("hex");
  return [params, { idempotencyKey: `${of}-${hash.slice(0, 32)}` }];
}
