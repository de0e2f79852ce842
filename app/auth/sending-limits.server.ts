import { consumeLimit, secondsUntilReset, takeBack, type Limit } from "~/db/limits.server";
import { RESEND_COOLDOWN_SECONDS } from "./answers";
import { keyedHash } from "./secret.server";

const HOUR = 3_600;
const DAY = 86_400;

const key = (kind: string, value: string): string => `${kind}:${keyedHash(kind, value)}`;
const cooldown = (email: string): Limit => ({
  key: key("mail-cooldown", email),
  max: 1,
  windowSeconds: RESEND_COOLDOWN_SECONDS,
});

/** The address a request came from, as the server's preload noted it; unknown ones share one budget. */
export const clientAddress = (request: Request): string => request.headers.get("x-client-address") ?? "unknown";

/** Whether a code may be mailed: one a minute, 5 an hour, 10 a day per address; 20 an hour per client. */
export async function reserveSending({ request, email }: { request: Request; email: string }) {
  if (!(await consumeLimit(cooldown(email)))) {
    const seconds = await secondsUntilReset(cooldown(email));
    return { ok: false as const, reason: "cooldown" as const, seconds };
  }
  const limits: Limit[] = [
    { key: key("mail-client", clientAddress(request)), max: 20, windowSeconds: HOUR },
    { key: key("mail-hour", email), max: 5, windowSeconds: HOUR },
    { key: key("mail-day", email), max: 10, windowSeconds: DAY },
  ];
  for (const limit of limits) {
    if (!(await consumeLimit(limit))) return { ok: false as const, reason: "limit" as const };
  }
  return { ok: true as const };
}

/** A mail that failed must not make anyone wait. */
export const giveBackCooldown = ({ email }: { email: string }): Promise<void> => takeBack(cooldown(email));

interface Guess {
  email: string;
  /** Of a device that has logged in to this account before: it keeps a budget of its own. */
  deviceHash: string | null;
}

const guesses = ({ email, deviceHash }: Guess): Limit => ({
  key: deviceHash ? key("guess-device", `${deviceHash}:${email}`) : key("guess", email),
  max: 30,
  windowSeconds: DAY,
});

/** Counts a guess at a code: 30 wrong ones per address and day. */
export const countGuess = (guess: Guess): Promise<boolean> => consumeLimit(guesses(guess));
export const giveBackGuess = (guess: Guess): Promise<void> => takeBack(guesses(guess));
