import * as z from "zod";
import { env } from "~/environment/env.server";
import { seal, unseal } from "./seal.server";
import { keyedHash } from "./secret.server";

const PURPOSE = "companion";

const content = z.discriminatedUnion("step", [
  /** Sent by the learner themselves: its holder may ask to accompany them. */
  z.strictObject({ step: z.literal("invitation"), linkKey: z.uuid() }),
  /** Mailed to an address that a visitor typed there: it is kept nowhere else until it is confirmed. */
  z.strictObject({ step: z.literal("confirmation"), linkKey: z.uuid(), email: z.string(), until: z.number() }),
  /** Mailed to the companion every Sunday. */
  z.strictObject({ step: z.literal("week"), linkKey: z.uuid() }),
  /** Address that a mail program calls when it unsubscribes. */
  z.strictObject({ step: z.literal("end"), linkKey: z.uuid() }),
]);

export type CompanionLink = z.output<typeof content>;

/** Path of a step, without the server's name. */
export const companionPath = (link: CompanionLink): string => `/begleiten?k=${seal(PURPOSE, link)}`;

/**
 * The address of a step, without a login. It is encrypted, and only this server's secret makes one: neither what
 * stands in it nor what stands in the database opens anything by itself.
 */
export const companionAddress = (link: CompanionLink): string => `${env().APP_URL}${companionPath(link)}`;

/**
 * The row's key after a yes by the link that was mailed to an address: only this server's secret makes it, and the same
 * link always the same one, so that a second click finds what the first has begun.
 */
export function keyAfterYes({ linkKey, email }: { linkKey: string; email: string }): string {
  const bytes = Buffer.from(keyedHash("companion-yes", `${linkKey}:${email}`), "base64url");
  // A UUID of one's own making: version 8, the usual variant.
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** Content of an address of this server; null when it is none, or its time is over. */
export function readCompanionLink(token: string, now: Date): CompanionLink | null {
  const read = content.safeParse(unseal(PURPOSE, token));
  if (!read.success) return null;
  return read.data.step === "confirmation" && read.data.until <= now.getTime() ? null : read.data;
}
