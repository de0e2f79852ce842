import { and, eq, gt, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { ENTITLEMENT_STATES, OFFERS } from "~/domain/payments/entitlements";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { entitlements, profiles, sessions, userProgress } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

const IDLE_DAYS = 14;
export const LONGEST_SESSION_DAYS = 30;

const entitlementsSchema = z.array(
  z.object({
    kind: z.enum(OFFERS),
    state: z.enum(ENTITLEMENT_STATES),
    expiresAt: z
      .number()
      .nullable()
      .transform((time) => (time === null ? null : new Date(time))),
  }),
);
type SessionData = Record<string, unknown>;

// Idle days from the last visit, but never beyond the longest lifetime; always by the database's clock.
const nextExpiry = sql`least(now() + make_interval(days => ${IDLE_DAYS}), ${sessions.createdAt} + make_interval(days => ${LONGEST_SESSION_DAYS}))`;

const sessionQuery = preparedOnce((executor) =>
  executor
    .select({
      tokenHash: sessions.tokenHash,
      data: sessions.data,
      isStale: sql`${sessions.lastSeenAt} < now() - interval '1 hour'`.mapWith(Boolean),
      userId: profiles.userId,
      firstName: profiles.firstName,
      email: profiles.email,
      emailVerified: profiles.emailVerified,
      createdAt: profiles.createdAt,
      level: userProgress.level,
      totalXp: userProgress.totalXp,
      quizCompleted: userProgress.quizCompleted,
      personalityType: userProgress.personalityType,
      selectedCareerPath: userProgress.selectedCareerPath,
      trialStartDate: userProgress.trialStartDate,
      lastActiveDate: userProgress.lastActiveDate,
      entitlements: sql`coalesce((
        select json_agg(json_build_object(
          'kind', ${entitlements.kind}, 'state', ${entitlements.state},
          'expiresAt', extract(epoch from ${entitlements.expiresAt}) * 1000
        )) from ${entitlements}
        where ${entitlements.userId} = ${sessions.userId} and ${entitlements.state} <> 'ended'
      ), '[]'::json)`.mapWith((rows) => entitlementsSchema.parse(rows)),
    })
    .from(sessions)
    .leftJoin(profiles, eq(profiles.userId, sessions.userId))
    .leftJoin(userProgress, eq(userProgress.userId, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(string_to_array(${sql.placeholder("tokenHashes")}, ','))`,
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare("find_session"),
);

/** A live session with its member, in one query. `tokenHashes`: the token's hash under every accepted secret. */
export async function findSession({ tokenHashes }: { tokenHashes: string[] }, executor: Executor = db()) {
  const [row] = await sessionQuery(executor).execute({ tokenHashes: tokenHashes.join() });
  return row ?? null;
}

export async function insertSession(
  { tokenHash, userId, data }: { tokenHash: string; userId: string | null; data: SessionData },
  executor: Executor = db(),
): Promise<void> {
  await executor
    .insert(sessions)
    .values({ tokenHash, userId, data, expiresAt: sql`now() + make_interval(days => ${IDLE_DAYS})` });
}

export async function updateSessionData(
  { tokenHash, data }: { tokenHash: string; data: SessionData },
  executor: Executor = db(),
): Promise<void> {
  await executor.update(sessions).set({ data }).where(eq(sessions.tokenHash, tokenHash));
}

export async function touchSession({ tokenHash }: { tokenHash: string }, executor: Executor = db()): Promise<void> {
  await executor
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: nextExpiry })
    .where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Logs out. Deleting a session deletes its phone's token, and a trigger then updates the person (0010_push.sql):
 * without the person's lock first, that deadlocks with transactions that lock the person before the sessions. A
 * visitor's session has no person.
 */
export async function endSession({ tokenHashes }: { tokenHashes: string[] }, executor: Executor = db()): Promise<void> {
  const isIt = inArray(sessions.tokenHash, tokenHashes);
  await inTransaction(executor, async (tx) => {
    const [session] = await tx.select({ userId: sessions.userId }).from(sessions).where(isIt);
    if (!session) return;
    if (session.userId) await lockPerson({ userId: session.userId }, tx);
    await tx.delete(sessions).where(isIt);
  });
}

/** Hashes of the tokens of all sessions of a person. */
export async function listSessions({ userId }: { userId: string }, executor: Executor = db()): Promise<string[]> {
  const rows = await executor
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map(({ tokenHash }) => tokenHash);
}

/** Deletes a session. If it may belong to a person, the transaction must have locked them. */
export async function deleteSession({ tokenHash }: { tokenHash: string }, tx: Executor): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Stores the day of the last activity, a date as in Europe/Berlin. */
export async function touchLastActive(
  { userId, day }: { userId: string; day: string },
  executor: Executor = db(),
): Promise<void> {
  await executor.update(userProgress).set({ lastActiveDate: day }).where(eq(userProgress.userId, userId));
}
