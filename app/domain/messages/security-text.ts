import { spellAddress } from "../email/address";
import { DAY_MS } from "../time/durations";

/** RFC 9116 advises less than a year, as a reminder to review the file. Each day's response renews the date. */
const VALID_DAYS = 180;

export function securityText({ email, origin, now }: { email: string; origin: string; now: Date }): string {
  const day = now.getTime() - (now.getTime() % DAY_MS);
  const expires = new Date(day + VALID_DAYS * DAY_MS).toISOString().replace(".000", "");
  const fields = {
    Contact: `mailto:${spellAddress(email) ?? email}`,
    Expires: expires,
    "Preferred-Languages": "de, en",
    Canonical: `${origin}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}
