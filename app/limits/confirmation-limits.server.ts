import { limitKey } from "./limit-key.server";
import { refundUses, reserveAll } from "./sending-limits.server";
import type { Limit } from "~/db/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/time/durations";
import { isSameAddress, keyOfAddress } from "~/domain/email/address";
import { currentClient } from "~/environment/request-context.server";

/**
 * Limits for mails to an address that any visitor may have typed: 3 a day per address, 20 an hour per client. A
 * member's own mails count separately, so that strangers cannot use them up. A mail that fails costs nothing.
 */
export function confirmationLimits(member: { userId: string; email: string } | null) {
  const client = member?.userId ?? currentClient();
  return async (address: string, send: () => Promise<boolean>): Promise<void> => {
    const isOwn = member !== null && isSameAddress(member.email, address);
    const limits: Limit[] = [
      {
        key: limitKey(isOwn ? "confirmation-own" : "confirmation", keyOfAddress(address)),
        max: 3,
        windowSeconds: DAY_SECONDS,
      },
      { key: limitKey("confirmation-client", client), max: 20, windowSeconds: HOUR_SECONDS },
    ];
    const reserved = await reserveAll(limits);
    if (reserved.ok && !(await send())) await refundUses(reserved.reservations);
  };
}
