import { createHash } from "node:crypto";

/** 128 bits of SHA-256: equal only for equal texts in the same order. */
export function contentHash(...texts: readonly string[]): string {
  return createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);
}
