import { env } from "~/environment/env.server";
import { keyedHash, keyedHashes, sameHash } from "./secret.server";

const PURPOSE = "calendar";
const KEY_LENGTH = 32;

/**
 * The address a calendar program fetches. The database alone is not enough to make it: its second half needs the
 * server's secret.
 */
export const calendarAddress = (calendarKey: string): string =>
  `${env().APP_URL}/kalender.ics?k=${calendarKey.replaceAll("-", "")}${keyedHash(PURPOSE, calendarKey)}`;

/** The key in a calendar's address; null unless the server has signed it. */
export function readCalendarKey(token: string): string | null {
  const hex = token.slice(0, KEY_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(hex)) return null;
  const key = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const proof = token.slice(KEY_LENGTH);
  return keyedHashes(PURPOSE, key).some((hash) => sameHash(hash, proof)) ? key : null;
}
