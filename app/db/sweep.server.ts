import { lt, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { loginCodes, rateLimits, sessions, snapshots } from "./schema";

/** Deletes what has expired: sessions, codes after a day, limits after their window, what a reset took after its time. */
export async function sweepExpired(executor: Executor = db): Promise<void> {
  await executor.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await executor.delete(loginCodes).where(lt(loginCodes.expiresAt, sql`now() - interval '1 day'`));
  await executor.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  await executor.delete(snapshots).where(lt(snapshots.expiresAt, sql`now()`));
}
