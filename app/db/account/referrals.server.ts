import { and, eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles } from "../schema";

/** Only who has confirmed an address can invite. */
const ofCode = (code: string) => and(eq(profiles.referralCode, code), eq(profiles.emailVerified, true));

export async function getInviter({ code }: { code: string }, executor: Executor = db()) {
  const [row] = await executor.select({ firstName: profiles.firstName }).from(profiles).where(ofCode(code));
  return row ?? null;
}

/** Counts one arrival, in one statement, so that parallel ones count each. */
export async function countArrival({ code }: { code: string }, executor: Executor = db()): Promise<void> {
  await executor
    .update(profiles)
    .set({ referralArrivals: sql`${profiles.referralArrivals} + 1` })
    .where(ofCode(code));
}
