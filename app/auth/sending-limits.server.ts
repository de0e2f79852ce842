import { consumeLimit, secondsUntilReset, takeBack, type Limit } from "~/db/limits.server";
import { clientOf } from "~/http/client";
import { RESEND_COOLDOWN_SECONDS } from "./answers";
import { keyedHash } from "./secret.server";

const HOUR = 3_600;
const DAY = 86_400;

const key = (kind: string, value: string): string => `${kind}:${keyedHash(kind, value)}`;

/** Who wants to log in where. */
export interface Login {
  email: string;
  /**
   * Of a device that has logged in to this account before. It keeps budgets of its own, so that nobody locks somebody
   * else out by using up what strangers have.
   */
  deviceHash: string | null;
}

const loginKey = (kind: string, { email, deviceHash }: Login): string =>
  deviceHash ? key(`${kind}-device`, `${deviceHash}:${email}`) : key(kind, email);

const cooldown = (login: Login): Limit => ({
  key: loginKey("mail-cooldown", login),
  max: 1,
  windowSeconds: RESEND_COOLDOWN_SECONDS,
});

/** Whether a code may be mailed: one a minute, 5 an hour, 10 a day per address; 20 an hour per client. */
export async function reserveSending({ request, login }: { request: Request; login: Login }) {
  if (!(await consumeLimit(cooldown(login)))) {
    const seconds = await secondsUntilReset(cooldown(login));
    return { ok: false as const, reason: "cooldown" as const, seconds };
  }
  const limits: Limit[] = [
    { key: key("mail-client", clientOf(request)), max: 20, windowSeconds: HOUR },
    { key: loginKey("mail-hour", login), max: 5, windowSeconds: HOUR },
    { key: loginKey("mail-day", login), max: 10, windowSeconds: DAY },
  ];
  for (const limit of limits) {
    if (await consumeLimit(limit)) continue;
    // No mail went out, so nobody waits for the next.
    await giveBackCooldown(login);
    return { ok: false as const, reason: "limit" as const };
  }
  return { ok: true as const };
}

/** A mail that failed must not make anyone wait. */
export const giveBackCooldown = (login: Login): Promise<void> => takeBack(cooldown(login));

const guesses = (login: Login): Limit => ({ key: loginKey("guess", login), max: 30, windowSeconds: DAY });

/** Counts a guess at a code: 30 wrong ones per address and day. */
export const countGuess = (login: Login): Promise<boolean> => consumeLimit(guesses(login));
export const giveBackGuess = (login: Login): Promise<void> => takeBack(guesses(login));
