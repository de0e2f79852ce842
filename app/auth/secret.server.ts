import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";
import { readStoredSecret } from "./stored-secret.server";

/** The secrets of this installation, newest first: from the environment, else generated once beside the data. */
export const secrets: readonly string[] = env.SESSION_SECRET ?? [readStoredSecret(env.DATA_DIR)];

const newestSecret: string = secrets[0] ?? "";

/** A key of exactly 32 bytes as hex, whatever the length of the secret it comes from. */
export const deriveKey = (purpose: string): string => Buffer.from(keyedHash(purpose, ""), "base64url").toString("hex");

/** A keyed hash for one purpose; hashes of different purposes never match. */
export function keyedHash(purpose: string, value: string): string {
  return hashWith(newestSecret, purpose, value);
}

/** The same under every secret that is still accepted, for looking up what an older one wrote. */
export function keyedHashes(purpose: string, value: string): string[] {
  return secrets.map((secret) => hashWith(secret, purpose, value));
}

function hashWith(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(`${purpose}\0${value}`).digest("base64url");
}

/** In constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
