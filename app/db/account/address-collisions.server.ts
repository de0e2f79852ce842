import { inArray, sql } from "drizzle-orm";
import { keyOfAddress } from "~/domain/email/address";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles } from "../schema";

/**
 * Mailboxes with several accounts, whose addresses are spellings of one another, from before spellings were unified.
 */
export async function listCollisions(executor: Executor = db()): Promise<{ email: string; createdAt: Date }[][]> {
  const account = { email: profiles.email, createdAt: profiles.createdAt };
  // Only internationalized domains have two spellings.
  const inLetters = sql`split_part(${profiles.email}, '@', 2) ~ '[^ -~]'`;
  const older = await executor.select(account).from(profiles).where(inLetters);
  const keys = [...new Set(older.map(({ email }) => keyOfAddress(email)))];
  if (keys.length === 0) return [];
  const newer = await executor.select(account).from(profiles).where(inArray(profiles.email, keys));
  return keys
    .map((key) => [...older, ...newer].filter(({ email }) => keyOfAddress(email) === key))
    .filter(({ length }) => length > 1);
}
