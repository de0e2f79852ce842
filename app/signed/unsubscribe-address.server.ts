import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as z from "zod";
import { OPTIONAL_MAILS, type OptionalMail } from "~/domain/messages/mail-kinds";
import { env } from "~/environment/env.server";
import { keyedHashes } from "./secret.server";

interface Unsubscribing {
  userId: string;
  kind: OptionalMail;
}

const CIPHER = "aes-256-gcm";
const [NONCE_BYTES, TAG_BYTES] = [12, 16];
const content = z.tuple([z.uuid(), z.enum(OPTIONAL_MAILS)]);

/** Encryption keys of 32 bytes, for this purpose alone; newest first, as the secrets are. */
const keys = (): Buffer[] => keyedHashes("unsubscribe", "").map((hash) => Buffer.from(hash, "base64url"));

/**
 * The address where one person switches off one kind of mail, without a login; it never expires. It is encrypted:
 * nothing in it can be read.
 */
export function unsubscribeAddress({ userId, kind }: Unsubscribing): string {
  const [newest] = keys();
  if (!newest) throw new Error("Nothing is signed without a secret.");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, newest, nonce, { authTagLength: TAG_BYTES });
  const sealed = [cipher.update(JSON.stringify([userId, kind])), cipher.final()];
  const token = Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64url");
  return `${env().APP_URL}/abbestellen?k=${token}`;
}

/** The person and the kind of mail in an address of this server; null when it is none. */
export function readUnsubscribe(token: string): Unsubscribing | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  for (const key of keys()) {
    const opened = open(bytes, key);
    if (opened) return opened;
  }
  return null;
}

function open(bytes: Buffer, key: Buffer): Unsubscribing | null {
  const [head, sealed] = [NONCE_BYTES + TAG_BYTES, bytes.subarray(NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, head));
  try {
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
    const [userId, kind] = content.parse(JSON.parse(text));
    return { userId, kind };
  } catch {
    return null;
  }
}
