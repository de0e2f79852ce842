import {
  endWindow,
  isWithinLimit,
  reserveLimit,
  secondsUntilReset,
  refundUse,
  countOrWait,
  type Limit,
  type Reservation,
} from "~/db/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/time/durations";
import { keyOfAddress } from "~/domain/email/address";
import { currentClient } from "~/environment/request-context.server";
import { RESEND_COOLDOWN_SECONDS } from "~/domain/account/login-code";
import { limitKey } from "./limit-key.server";

export interface Login {
  email: string;
  /**
   * Null unless the device has logged in to this account before: known devices have budgets that strangers cannot use
   * up.
   */
  deviceHash: string | null;
}

const loginKey = (kind: string, { email, deviceHash }: Login): string => {
  const address = keyOfAddress(email);
  return deviceHash ? limitKey(`${kind}-device`, `${deviceHash}:${address}`) : limitKey(kind, address);
};

const cooldown = (login: Login): Limit => ({
  key: loginKey("mail-cooldown", login),
  max: 1,
  windowSeconds: RESEND_COOLDOWN_SECONDS,
});

export type SendingReserved =
  | { ok: true; reservations: Reservation[] }
  | { ok: false; reason: "cooldown" | "limit"; seconds: number };

/**
 * Whether a code may be mailed: one a minute, 5 an hour, 10 a day per address; 40 an hour per client, of which 20 to
 * addresses that have had one today. So a class behind one IP address can register and log in.
 */
export async function reserveSending({ login }: { login: Login }): Promise<SendingReserved> {
  const pause = await reserveLimit(cooldown(login));
  if (!pause) return { ok: false, reason: "cooldown", seconds: await secondsUntilReset(cooldown(login)) };
  const today: Limit = { key: loginKey("mail-day", login), max: 10, windowSeconds: DAY_SECONDS };
  const ofAddress = await reserveAll([
    { key: loginKey("mail-hour", login), max: 5, windowSeconds: HOUR_SECONDS },
    today,
  ]);
  if (!ofAddress.ok) return refuse([pause], ofAddress.seconds);
  const isFirst = ofAddress.reservations.some(({ key, used }) => key === today.key && used === 1);
  const ofClient = await reserveAll([
    { key: limitKey("mail-client", currentClient()), max: 40, windowSeconds: HOUR_SECONDS },
    ...(isFirst ? [] : [{ key: limitKey("mail-again", currentClient()), max: 20, windowSeconds: HOUR_SECONDS }]),
  ]);
  const reserved = [pause, ...ofAddress.reservations];
  if (!ofClient.ok) return refuse(reserved, ofClient.seconds);
  return { ok: true, reservations: [...reserved, ...ofClient.reservations] };
}

async function refuse(reserved: readonly Reservation[], seconds: number): Promise<SendingReserved> {
  await refundUses(reserved);
  return { ok: false, reason: "limit", seconds };
}

export type Reserved = { ok: true; reservations: Reservation[] } | { ok: false; seconds: number };

/** Reserves all of the limits, or none. */
export async function reserveAll(limits: readonly Limit[]): Promise<Reserved> {
  const reservations: Reservation[] = [];
  for (const limit of limits) {
    const reservation = await reserveLimit(limit);
    if (!reservation) {
      await refundUses(reservations);
      return { ok: false, seconds: Math.max(1, await secondsUntilReset(limit)) };
    }
    reservations.push(reservation);
  }
  return { ok: true, reservations };
}

/**
 * Gives reservations back when the action did not happen: a mail that failed costs neither its address nor its client
 * anything.
 */
export async function refundUses(reservations: readonly Reservation[]): Promise<void> {
  for (const reservation of reservations) await refundUse(reservation);
}

/** Ends the pause of a minute after a code was used, for a login elsewhere; the hourly and daily limits still hold. */
export const endCooldown = (login: Login): Promise<void> => endWindow(cooldown(login));

const guesses = (login: Login): Limit => ({ key: loginKey("guess", login), max: 30, windowSeconds: DAY_SECONDS });

/** Counts a guess at a code: 30 wrong ones per address and day. */
export const reserveGuess = (login: Login): Promise<Reserved> => reserveAll([guesses(login)]);

const lookUps = (): Limit => ({
  key: limitKey("look-up", currentClient()),
  max: 40,
  windowSeconds: HOUR_SECONDS,
});
const answers = (): Limit => ({ key: limitKey("look-up-told", currentClient()), max: 20, windowSeconds: HOUR_SECONDS });

/**
 * Counts a look-up whose answer tells whether an address is registered: 40 an hour per client, on all dialogs together,
 * as many as may get a mail. Counted before the answer is known, and never given back. Returns 0, or the seconds until
 * the next one.
 */
export async function countLookUp(): Promise<number> {
  const pause = await countOrWait(lookUps());
  if (pause > 0 || (await isWithinLimit(answers()))) return pause;
  return Math.max(1, await secondsUntilReset(answers()));
}

/**
 * Counts an answer that says in words whether an address is registered: 20 an hour per client, counted before it is
 * given. Returns 0, or the seconds until the next.
 */
export const countAnswer = (): Promise<number> => countOrWait(answers());
