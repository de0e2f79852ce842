import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import { isConflict } from "../connection/conflict";
import { failedAt } from "./failed-step";
import { insertMissions } from "../missions/missions.server";
import type { Executor } from "../connection/open.server";
import { knownDevices, profiles, userProgress } from "../schema";
import { byLikelihood, hasAddress } from "./stored-address";
import { inTransaction, lockPerson } from "../connection/transaction";

export async function getPersonByEmail({ email }: { email: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({
      userId: profiles.userId,
      firstName: profiles.firstName,
      // The address as stored, whatever spelling was asked for.
      email: profiles.email,
      emailVerified: profiles.emailVerified,
      mailStopped: profiles.mailStopped,
      quizCompleted: userProgress.quizCompleted,
    })
    .from(profiles)
    .innerJoin(userProgress, eq(userProgress.userId, profiles.userId))
    .where(hasAddress(profiles.email, email))
    .orderBy(byLikelihood(profiles.email, email))
    .limit(1);
  return row ?? null;
}

/** Name and address of a mail's recipient. */
export async function findRecipient({ userId }: { userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({ firstName: profiles.firstName, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? null;
}

/**
 * Inserts profile, progress and start missions in one transaction; null when the address is taken, also by a parallel
 * call.
 */
export async function insertPerson(
  {
    firstName,
    email,
    startMissions,
  }: { firstName: string; email: string; startMissions: readonly { id: string; order: number }[] },
  executor: Executor = db(),
): Promise<{ userId: string } | null> {
  return inTransaction(executor, async (tx) => {
    const [profile] = await tx
      .insert(profiles)
      .values({ firstName, email })
      .onConflictDoNothing()
      .returning({ userId: profiles.userId })
      .catch(failedAt("profile"));
    if (!profile) return null;
    const { userId } = profile;
    await tx.insert(userProgress).values({ userId, name: firstName, email }).catch(failedAt("progress"));
    await insertMissions({ userId, missions: startMissions, careerPath: null }, tx).catch(failedAt("progress"));
    return { userId };
  });
}

/**
 * Changes an unconfirmed address; null when the new one is taken, also by a parallel call, or the old one is confirmed.
 */
export async function changeUnverifiedEmail(
  { userId, email }: { userId: string; email: string },
  executor: Executor = db(),
): Promise<{ userId: string } | null> {
  const change = inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const holder = await getPersonByEmail({ email }, tx);
    if (holder && holder.userId !== userId) return null;
    const [changed] = await tx
      .update(profiles)
      .set({ email })
      .where(and(eq(profiles.userId, userId), eq(profiles.emailVerified, false)))
      .returning({ userId: profiles.userId });
    if (!changed) return null;
    await tx.update(userProgress).set({ email }).where(eq(userProgress.userId, userId));
    return changed;
  });
  return change.catch((error: unknown) => {
    if (isConflict(error)) return null;
    throw error;
  });
}

/** Marks an address as confirmed; true when this was the first time. */
export async function verifyEmail({ userId }: { userId: string }, executor: Executor = db()): Promise<boolean> {
  const changed = await executor
    .update(profiles)
    .set({ emailVerified: true })
    .where(and(eq(profiles.userId, userId), eq(profiles.emailVerified, false)))
    .returning({ userId: profiles.userId });
  return changed.length > 0;
}

/** Stops unrequested mails; a complaint is never replaced by a bounce. False: nothing changed. */
export async function stopMail(
  { email, because }: { email: string; because: "bounced" | "complained" },
  executor: Executor = db(),
): Promise<boolean> {
  const stopped = await executor
    .update(profiles)
    .set({ mailStopped: because })
    .where(
      and(hasAddress(profiles.email, email), or(isNull(profiles.mailStopped), eq(profiles.mailStopped, "bounced"))),
    )
    .returning({ userId: profiles.userId });
  return stopped.length > 0;
}

/** Whether an account at this address gets no more mail. */
export async function isMailStopped({ email }: { email: string }, executor: Executor = db()): Promise<boolean> {
  const [stopped] = await executor
    .select({ because: profiles.mailStopped })
    .from(profiles)
    .where(and(hasAddress(profiles.email, email), isNotNull(profiles.mailStopped)));
  return stopped !== undefined;
}

/** Ends a bounce, as a code has arrived at the address. Who has called a mail spam has said what they want. */
export async function resumeMail({ userId }: { userId: string }, executor: Executor = db()): Promise<void> {
  await executor
    .update(profiles)
    .set({ mailStopped: null })
    .where(and(eq(profiles.userId, userId), eq(profiles.mailStopped, "bounced")));
}

export async function isKnownDevice(
  { deviceHashes, email }: { deviceHashes: string[]; email: string },
  executor: Executor = db(),
): Promise<boolean> {
  if (deviceHashes.length === 0) return false;
  const rows = await executor
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(profiles, eq(profiles.userId, knownDevices.userId))
    .where(and(inArray(knownDevices.deviceHash, deviceHashes), hasAddress(profiles.email, email)));
  return rows.length > 0;
}

export async function rememberDevice(
  { deviceHash, userId }: { deviceHash: string; userId: string },
  executor: Executor = db(),
): Promise<void> {
  await executor
    .insert(knownDevices)
    .values({ deviceHash, userId })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: sql`now()` },
    });
}
