import { and, eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles } from "../schema";

/** Invitations work only for members with a confirmed address. */
const ofCode = (code: string) => and(eq(profiles.referralCode, code), eq(profiles.emailVerified, true));

export async function getInviter({ code }: { code: string }, executor: Executor = db()) {
  const [row] = await executor.select({ firstName: profiles.firstName }).from(profiles).where(ofCode(code));
  return row ?? null;
}

/** Counts an arrival in one statement, so that parallel ones all count. */
export async function countArrival({ code }: { code: string }, executor: Executor = db()): Promise<void> {
  await executor
    .update(profiles)
    .set({ referralArrivals: sql`${profiles.referralArrivals} + 1` })
    .where(ofCode(code));
}
