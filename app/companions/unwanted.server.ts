import { isMailStopped } from "~/db/account/people.server";
import { consumeLimit, isWithinLimit, type Limit } from "~/db/limits.server";
import { keyOfAddress } from "~/domain/email/address";
import { DAY_SECONDS } from "~/domain/time/durations";
import { limitKey } from "~/limits/limit-key.server";

/** Days for which a complaint is kept, as a hash, of an address that may have no account. */
const KEPT_DAYS = 180;

const complaints = (email: string): Limit => ({
  key: limitKey("companion-unwanted", keyOfAddress(email)),
  max: 1,
  windowSeconds: KEPT_DAYS * DAY_SECONDS,
});

/** Notes that a recipient has called a mail of ours spam: no invitation goes to them any more. */
export async function noteComplaint({ email }: { email: string }): Promise<void> {
  await consumeLimit(complaints(email));
}

/** Whether an address must not be asked: after a complaint, or where an account gets no more mail. */
export const isUnwanted = async (email: string): Promise<boolean> =>
  !(await isWithinLimit(complaints(email))) || isMailStopped({ email });
