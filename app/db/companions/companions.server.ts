import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { WEEK_FIGURES, INVITATION_DAYS } from "~/domain/companions/companion";
import type { ShownToCompanion } from "~/domain/companions/companion-form";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { companions } from "../schema";

const figures = z.array(z.enum(WEEK_FIGURES));
const isOpen = gt(companions.expiresAt, sql`now()`);
const untilInvitationEnds = sql`now() + make_interval(days => ${INVITATION_DAYS})`;

/** All that anybody is told of it: never the companion's address. */
const told = {
  linkKey: companions.linkKey,
  shownName: companions.shownName,
  figures: sql`${companions.figures}`.mapWith((found: unknown) => figures.parse(found)),
  sentence: companions.sentence,
  isConfirmed: sql`${companions.email} is not null`.mapWith(Boolean),
  pick: companions.pick,
  reply: companions.reply,
  answeredAt: companions.answeredAt,
  expiresAt: companions.expiresAt,
};

/** A learner's invitation or companion; null: there is none. */
export async function getCompanion({ userId }: { userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .select(told)
    .from(companions)
    .where(and(eq(companions.userId, userId), isOpen));
  return row ?? null;
}

/** The accompaniment behind a sealed link; null: none, as the link was used, replaced, ended, or has expired. */
export async function findByLink({ linkKey }: { linkKey: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({ userId: companions.userId, ...told })
    .from(companions)
    .where(and(eq(companions.linkKey, linkKey), isOpen));
  return row ?? null;
}

/** Data for a Sunday's mail, its address included; null: no companion has said yes, or it has ended. */
export async function getAccompanied({ userId }: { userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({ email: companions.email, ...told })
    .from(companions)
    .where(eq(companions.userId, userId));
  return row?.email ? { ...row, email: row.email } : null;
}

/** Saves what a learner shows; without a companion it begins an invitation. */
export async function saveCompanion(
  { userId, shown }: { userId: string; shown: ShownToCompanion },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx.delete(companions).where(and(eq(companions.userId, userId), lte(companions.expiresAt, sql`now()`)));
    await tx
      .insert(companions)
      .values({ userId, ...shown, expiresAt: untilInvitationEnds })
      .onConflictDoUpdate({ target: companions.userId, set: shown });
  });
}

/** Another link for the same invitation; the earlier one leads nowhere. False: there is none, or a companion said yes. */
export async function renewInvitation({ userId }: { userId: string }, executor: Executor = db()): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const renewed = await tx
      .update(companions)
      .set({ linkKey: sql`gen_random_uuid()`, expiresAt: untilInvitationEnds })
      .where(and(eq(companions.userId, userId), isNull(companions.email)))
      .returning({ one: sql`1` });
    return renewed.length > 0;
  });
}

/** Takes an invitation back, unless a companion has said yes meanwhile: false. */
export async function withdrawInvitation({ userId }: { userId: string }, executor: Executor = db()): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(companions).where(and(eq(companions.userId, userId), isNull(companions.email)));
    const [left] = await tx
      .select({ one: sql`1` })
      .from(companions)
      .where(eq(companions.userId, userId));
    return !left;
  });
}

/** Ends it for both sides: nothing stays. */
export async function endCompanion({ userId }: { userId: string }, executor: Executor = db()): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(companions).where(eq(companions.userId, userId));
  });
}
