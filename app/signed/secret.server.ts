import { createHmac, timingSafeEqual } from "node:crypto";
import { provided } from "~/environment/provided";

/** The secrets of this installation, newest first. */
const part = provided<readonly string[]>("secret");
export const provideSecrets = part.provide;
/** Derives a value when first needed, and again when other secrets are provided. */
export const madeOfSecrets = part.derive;

/** A key of exactly 32 bytes as hex, whatever the length of the secret it comes from. */
export const deriveKey = (purpose: string): string => Buffer.from(keyedHash(purpose, ""), "base64url").toString("hex");

/** A keyed hash for one purpose; hashes of different purposes never match. */
export function keyedHash(purpose: string, value: string): string {
  return hashWith(newestSecret(), purpose, value);
}

/** The hash under every secret still accepted, for finding what an older one wrote. */
export function keyedHashes(purpose: string, value: string): string[] {
  return part.get().map((secret) => hashWith(secret, purpose, value));
}

function newestSecret(): string {
  const [newest] = part.get();
  if (!newest) throw new Error("Nothing is signed without a secret.");
  return newest;
}

function hashWith(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(`${purpose}\0${value}`).digest("base64url");
}

/** Compares in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
