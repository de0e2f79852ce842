import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { NoticeKind } from "~/domain/messages/notices";
import { db } from "../connection/client.server";
import { enqueue } from "../jobs/enqueue.server";
import type { Executor } from "../connection/open.server";
import { notices, profiles } from "../schema";
import { inTransaction } from "../connection/transaction";

export interface Notice {
  userId: string;
  kind: NoticeKind;
  /** The day in Germany, "2026-11-23". */
  day: string;
}

/** Age at which a claim counts as a dead worker's: longer than any attempt takes. */
const CLAIM_SECONDS = 45;

const isOne = ({ userId, kind, day }: Notice) =>
  and(eq(notices.userId, userId), eq(notices.kind, kind), eq(notices.day, day));

interface NewNotices {
  userIds: readonly string[];
  kinds: readonly NoticeKind[];
  day: string;
  /** Id of the request that caused the notices, for the log of their jobs. */
  request?: string | undefined;
}

/**
 * Adds notices, each with its job, in one transaction; returns their number. A person with one of that kind and day
 * gets no second.
 */
export async function addNotices(
  { userIds, kinds, day, request }: NewNotices,
  executor: Executor = db(),
): Promise<number> {
  if (userIds.length === 0) return 0;
  return inTransaction(executor, async (tx) => {
    // Persons being deleted at this moment are left out.
    const people = await tx
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(inArray(profiles.userId, [...userIds]))
      .for("key share");
    const wanted = people.flatMap(({ userId }) => kinds.map((kind) => ({ userId, kind, day })));
    if (wanted.length === 0) return 0;
    const added = await tx
      .insert(notices)
      .values(wanted)
      .onConflictDoNothing()
      .returning({ userId: notices.userId, kind: notices.kind, day: notices.day });
    const from = request === undefined ? {} : { request };
    await enqueue(
      "notices",
      added.map((notice) => ({ data: { ...notice, ...from } })),
      tx,
    );
    return added.length;
  });
}

/** claimed: this worker has it. over: already sent or dropped, or the person is gone. busy: another worker has it. */
export async function claimNotice(notice: Notice, executor: Executor = db()): Promise<"claimed" | "over" | "busy"> {
  const isFree = or(
    isNull(notices.claimedAt),
    lt(notices.claimedAt, sql`now() - make_interval(secs => ${CLAIM_SECONDS})`),
  );
  const claimed = await executor
    .update(notices)
    .set({ claimedAt: sql`now()` })
    .where(and(isOne(notice), isNull(notices.endedAt), isFree))
    .returning({ one: sql`1` });
  if (claimed.length > 0) return "claimed";
  const [open] = await executor
    .select({ kind: notices.kind })
    .from(notices)
    .where(and(isOne(notice), isNull(notices.endedAt)));
  return open ? "busy" : "over";
}

/** Releases the claim so that a retry can send it. */
export async function releaseNotice(notice: Notice, executor: Executor = db()): Promise<void> {
  await executor
    .update(notices)
    .set({ claimedAt: null })
    .where(and(isOne(notice), isNull(notices.endedAt)));
}

export async function endNotice(
  { outcome, ...notice }: Notice & { outcome: "sent" | "dropped" },
  executor: Executor = db(),
): Promise<void> {
  await executor
    .update(notices)
    .set({ endedAt: sql`now()`, outcome })
    .where(isOne(notice));
}
