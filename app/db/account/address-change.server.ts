import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import { isConflict } from "../connection/conflict";
import type { Executor } from "../connection/open.server";
import { mentionedIn } from "../personal/personal-table";
import { loginCodes, profiles, sessions, userProgress } from "../schema";
import { resumeMail } from "./people.server";
import { insertSession } from "./sessions.server";
import { inTransaction, lockPerson } from "../connection/transaction";

export type AddressChanged =
  | { ok: true; oldEmail: string; firstName: string }
  | { ok: false; reason: "email-taken" | "session-ended" };

/**
 * Sets a new confirmed address in both tables, ends all sessions and erases the remains of the old address. The
 * requesting session continues under `freshTokenHash` only if it is still alive, so that a change never logs anyone in.
 */
export async function changeEmail(
  {
    userId,
    email,
    tokenHash,
    freshTokenHash,
  }: { userId: string; email: string; tokenHash: string; freshTokenHash: string },
  executor: Executor = db(),
): Promise<AddressChanged> {
  const change = inTransaction(executor, async (tx): Promise<AddressChanged> => {
    await lockPerson({ userId }, tx);
    const [asking] = await tx
      .delete(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
      .returning({ userId: sessions.userId });
    const [before] = await tx
      .select({ oldEmail: profiles.email, firstName: profiles.firstName })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    if (!asking || !before) return { ok: false, reason: "session-ended" };
    await tx.update(profiles).set({ email, emailVerified: true }).where(eq(profiles.userId, userId));
    await resumeMail({ userId }, tx);
    await tx
      .update(userProgress)
      .set({ email, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(sessions).where(and(isNull(sessions.userId), mentionedIn(sessions.data, before.oldEmail)));
    await tx.delete(loginCodes).where(eq(loginCodes.email, before.oldEmail));
    await insertSession({ tokenHash: freshTokenHash, userId, data: {} }, tx);
    return { ok: true, ...before };
  });
  return change.catch((error: unknown) => {
    if (isConflict(error)) return { ok: false, reason: "email-taken" };
    throw error;
  });
}
