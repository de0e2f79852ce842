import {
  consumeLimit,
  endWindow,
  reserveLimit,
  secondsUntilReset,
  takeBack,
  type Limit,
  type Reservation,
} from "~/db/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/durations";
import { currentClient } from "~/http/request-context.server";
import { RESEND_COOLDOWN_SECONDS } from "./answers";
import { keyedHash } from "./secret.server";

/** A limit's key, which does not show whose it is. */
export const limitKey = (kind: string, value: string): string => `${kind}:${keyedHash(kind, value)}`;

export interface Login {
  email: string;
  /** Null unless the device has logged in to this account before: it has budgets that strangers cannot use up. */
  deviceHash: string | null;
}

const loginKey = (kind: string, { email, deviceHash }: Login): string =>
  deviceHash ? limitKey(`${kind}-device`, `${deviceHash}:${email}`) : limitKey(kind, email);

const cooldown = (login: Login): Limit => ({
  key: loginKey("mail-cooldown", login),
  max: 1,
  windowSeconds: RESEND_COOLDOWN_SECONDS,
});

export type SendingReserved =
  | { ok: true; reservations: Reservation[] }
  | { ok: false; reason: "cooldown"; seconds: number }
  | { ok: false; reason: "limit" };

/** Whether a code may be mailed: one a minute, 5 an hour, 10 a day per address; 20 an hour per client. */
export async function reserveSending({ login }: { login: Login }): Promise<SendingReserved> {
  const pause = await reserveLimit(cooldown(login));
  if (!pause) return { ok: false, reason: "cooldown", seconds: await secondsUntilReset(cooldown(login)) };
  const limits: Limit[] = [
    { key: limitKey("mail-client", currentClient()), max: 20, windowSeconds: HOUR_SECONDS },
    { key: loginKey("mail-hour", login), max: 5, windowSeconds: HOUR_SECONDS },
    { key: loginKey("mail-day", login), max: 10, windowSeconds: DAY_SECONDS },
  ];
  const reservations = await reserveAll(limits);
  if (reservations) return { ok: true, reservations: [pause, ...reservations] };
  await giveBack([pause]);
  return { ok: false, reason: "limit" };
}

/** All of them, or none. */
export async function reserveAll(limits: readonly Limit[]): Promise<Reservation[] | null> {
  const reservations: Reservation[] = [];
  for (const limit of limits) {
    const reservation = await reserveLimit(limit);
    if (!reservation) {
      await giveBack(reservations);
      return null;
    }
    reservations.push(reservation);
  }
  return reservations;
}

/** For what did not happen after all: a mail that failed costs neither its address nor its client anything. */
export async function giveBack(reservations: readonly Reservation[]): Promise<void> {
  for (const reservation of reservations) await takeBack(reservation);
}

/** Who has just used a code may log in elsewhere at once; the hourly and daily limits still hold. */
export const endCooldown = (login: Login): Promise<void> => endWindow(cooldown(login));

/** Counts a guess at a code: 30 wrong ones per address and day. Null when there were as many. */
export const reserveGuess = (login: Login): Promise<Reservation | null> =>
  reserveLimit({ key: loginKey("guess", login), max: 30, windowSeconds: DAY_SECONDS });

/**
 * Counts a look-up whose answer tells whether an address is registered: 20 an hour per client, on all dialogs together.
 * Counted before the answer is known, and never given back.
 */
export const countLookUp = (): Promise<boolean> =>
  consumeLimit({ key: limitKey("look-up", currentClient()), max: 20, windowSeconds: HOUR_SECONDS });
