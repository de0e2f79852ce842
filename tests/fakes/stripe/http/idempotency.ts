import { ApiError } from "./api-error";
import type { Answer } from "./answer";

interface Kept {
  path: string;
  body: string;
  requestId: string;
  answer: Answer;
}

export interface KeyedRequest {
  key: string;
  path: string;
  body: string;
  requestId: string;
}

/** Answers by their idempotency key; Stripe forgets them after a day, the fake never does. */
export function createIdempotency() {
  const kept = new Map<string, Kept>();
  return {
    /** The earlier answer to the same request; throws where the key was used for another one. */
    recall({ key, path, body }: KeyedRequest): Kept | null {
      const before = kept.get(key);
      if (!before) return null;
      if (before.path !== path) throw reused(`for the same endpoint they were first used for ('${before.path}')`, key);
      if (before.body !== body) throw reused("with the same parameters they were first used with", key);
      return before;
    },
    /** Does not keep refusals before any work began: a corrected retry may use the same key. */
    keep({ key, path, body, requestId }: KeyedRequest, answer: Answer): void {
      const hasBegun = answer.status < 400 || answer.status === 402 || answer.status >= 500;
      if (hasBegun) kept.set(key, { path, body, requestId, answer });
    },
  };
}

const reused = (how: string, key: string) =>
  new ApiError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used ${how}. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
