import { and, asc, gt, isNotNull, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import type { DueBatch } from "../notices/due-notices.server";
import { companions } from "../schema";

/** Companions that one statement looks at. */
const DUE_BATCH = 1_000;

/** Learners whose companion has said yes. */
export async function listAccompanied(
  { now, after }: { now: Date; after: string | null },
  executor: Executor = db(),
): Promise<DueBatch<string>> {
  const rows = await executor
    .select({ userId: companions.userId })
    .from(companions)
    .where(
      and(
        isNotNull(companions.email),
        gt(companions.expiresAt, now),
        after === null ? undefined : sql`${companions.userId} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(companions.userId))
    .limit(DUE_BATCH);
  const last = rows.length === DUE_BATCH ? rows.at(-1) : undefined;
  return { userIds: rows.map(({ userId }) => userId), next: last?.userId ?? null };
}
