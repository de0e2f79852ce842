import { giveBack } from "~/auth/sending-limits.server";
import { keyedHash } from "~/auth/secret.server";
import type { Session } from "~/auth/session.server";
import { reserveLimit, type Limit, type Reservation } from "~/db/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/durations";
import { currentClient } from "~/http/request-context.server";

const key = (kind: string, value: string): string => `${kind}:${keyedHash(kind, value)}`;

/**
 * For mails to an address that anybody may have typed: 3 a day per address, 20 an hour per client. A member's own mails
 * count apart, so that strangers cannot use them up. One that fails costs nothing.
 */
export function confirmationLimits({ member }: Session) {
  const client = member?.userId ?? currentClient();
  return async (address: string, send: () => Promise<boolean>): Promise<void> => {
    const isOwn = member?.email === address;
    const limits: Limit[] = [
      { key: key(isOwn ? "confirmation-own" : "confirmation", address), max: 3, windowSeconds: DAY_SECONDS },
      { key: key("confirmation-client", client), max: 20, windowSeconds: HOUR_SECONDS },
    ];
    const reservations: Reservation[] = [];
    for (const limit of limits) {
      const reservation = await reserveLimit(limit);
      if (!reservation) return giveBack(reservations);
      reservations.push(reservation);
    }
    if (!(await send())) await giveBack(reservations);
  };
}
