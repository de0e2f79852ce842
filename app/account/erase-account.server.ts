import { rememberEnded } from "~/auth/ended-sessions.server";
import { db } from "~/db/connection/client.server";
import { consumeLimit, secondsUntilReset } from "~/db/limits.server";
import { erasePersonalData } from "~/db/personal/personal-data.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { log } from "~/environment/log.server";
import { limitKey } from "~/limits/limit-key.server";
import { prepareEndings, type AccountEnding } from "./endings";

const REMEMBERED_SECONDS = 600;

/** Remembers for a few minutes that a session ended with its account; the key is the session's mark alone. */
const erasedLimit = (sessionMark: string) => ({
  key: limitKey("erased", sessionMark),
  max: 1,
  windowSeconds: REMEMBERED_SECONDS,
});

/** Deletes all that is stored about a person, on every device; endings outside the database run after the commit. */
export async function eraseAccount({
  userId,
  sessionMark,
  endings,
}: {
  userId: string;
  sessionMark: string;
  endings: readonly AccountEnding[];
}): Promise<void> {
  const end = await inTransaction(db(), async (tx) => {
    const isThere = await lockPerson({ userId }, tx);
    const prepared = isThere ? await prepareEndings(endings, { userId }, tx) : null;
    await rememberEnded({ userId }, tx);
    const erased = await erasePersonalData({ userId }, tx);
    await consumeLimit(erasedLimit(sessionMark), tx);
    return prepared && erased ? () => prepared({ userId, ...erased }, logFailedEnding) : null;
  });
  await end?.();
}

const logFailedEnding = (ending: string, failure: string) => log.error("account-ending-failed", { ending, failure });

/** Whether this session has just ended with its account: the second click of a double click arrives logged out. */
export async function hasJustErased({ sessionMark }: { sessionMark: string }): Promise<boolean> {
  return (await secondsUntilReset(erasedLimit(sessionMark))) > 0;
}
