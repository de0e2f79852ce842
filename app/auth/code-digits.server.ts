import { randomInt } from "node:crypto";
import { keyedHash, keyedHashes, sameHash } from "~/signed/secret.server";

const CODES = 1_000_000;

export const drawCode = (): string => String(randomInt(CODES)).padStart(6, "0");

/** The stored hash of a code; the row's id makes the hashes of equal digits differ. */
export const hashCode = (id: string, code: string): string => keyedHash("code", `${id}:${code}`);

export function matchesCode({ id, codeHash }: { id: string; codeHash: string }, code: string): boolean {
  return keyedHashes("code", `${id}:${code}`).some((candidate) => sameHash(candidate, codeHash));
}
