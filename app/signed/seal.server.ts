import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyedHashes } from "./secret.server";

const CIPHER = "aes-256-gcm";
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Encryption keys of 32 bytes, for one purpose alone; newest first, as the secrets are. */
const keysFor = (purpose: string): Buffer[] => keyedHashes(purpose, "").map((hash) => Buffer.from(hash, "base64url"));

/** A value that only this server can read or make, as part of an address. */
export function seal(purpose: string, value: unknown): string {
  const [newest] = keysFor(purpose);
  if (!newest) throw new Error("Nothing is signed without a secret.");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, newest, nonce, { authTagLength: TAG_BYTES });
  const sealed = [cipher.update(JSON.stringify(value)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64url");
}

/** The value that was sealed for this purpose; undefined for what this server has not sealed. */
export function unseal(purpose: string, token: string): unknown {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  for (const key of keysFor(purpose)) {
    const text = open(bytes, key);
    if (text !== null) return JSON.parse(text);
  }
  return undefined;
}

function open(bytes: Buffer, key: Buffer): string | null {
  const [head, sealed] = [NONCE_BYTES + TAG_BYTES, bytes.subarray(NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, head));
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
