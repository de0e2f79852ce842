import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { userMissions, userNotes } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

/**
 * Saves a note. The later act counts, not the later arrival; an emptied note keeps its row, so that no late device
 * restores it.
 */
export async function saveNote(
  { userId, missionId, note, notedAt }: { userId: string; missionId: string; note: string; notedAt: Date },
  executor: Executor = db(),
): Promise<{ ok: boolean }> {
  return inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const [mission] = await tx
      .select({ missionId: userMissions.missionId })
      .from(userMissions)
      .where(
        and(eq(userMissions.userId, userId), eq(userMissions.missionId, missionId), ne(userMissions.status, "locked")),
      );
    if (!mission) return { ok: false };
    await tx
      .insert(userNotes)
      .values({ userId, missionId, note, notedAt })
      .onConflictDoUpdate({
        target: [userNotes.userId, userNotes.missionId],
        set: { note, notedAt },
        setWhere: sql`${userNotes.notedAt} <= excluded.noted_at`,
      });
    return { ok: true };
  });
}
