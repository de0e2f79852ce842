import { eq, sql } from "drizzle-orm";
import type { ContactCounts } from "~/domain/contacts/counts";
import type { Calculations } from "~/domain/calculation/outcome";
import { forget, tell, type SituationAct, type ToldSituation } from "~/domain/situation/merge";
import type { Situation } from "~/domain/situation/situation";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { inTransaction, lockPerson } from "../connection/transaction";
import { contactsColumn, farthestColumn, firstNotedColumn } from "../contacts/contacts-column";
import { calculationsColumn } from "../calculations/calculations.server";
import { answersColumn } from "../missions/answers-column";
import { profiles, situations } from "../schema";
import { situationIn, toTold } from "./situation-json";

const situationQuery = preparedOnce((executor: Executor) =>
  executor
    .select()
    .from(situations)
    .where(eq(situations.userId, sql.placeholder("userId")))
    .prepare("get_situation"),
);

/** Null when the learner has told nothing. */
export async function getSituation(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<Situation | null> {
  return situationIn(await findTold({ userId }, executor));
}

const readerQuery = preparedOnce((executor: Executor) =>
  executor
    .select({
      situation: situations,
      calculations: calculationsColumn,
      answers: answersColumn,
      contacts: contactsColumn,
      farthest: farthestColumn,
      firstNoted: firstNotedColumn,
    })
    .from(profiles)
    .leftJoin(situations, eq(situations.userId, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare("get_reader"),
);

/** Data for filling in texts for their reader, in one query; of the answers those to the given tasks. */
export async function getTextReader(
  { userId, taskIds }: { userId: string; taskIds: readonly string[] },
  executor: Executor = db(),
): Promise<{
  situation: Situation | null;
  calculations: Calculations;
  answers: ReadonlyMap<string, string>;
  contacts: ContactCounts;
  /** The same contacts by how far they have come. */
  farthest: ContactCounts;
  /** Contact to write to next; null: none is noted. */
  firstNoted: { id: string; name: string } | null;
}> {
  const [row] = await readerQuery(executor).execute({ userId, taskIds: JSON.stringify(taskIds) });
  return {
    situation: situationIn(row?.situation ? toTold(row.situation) : null),
    calculations: row?.calculations ?? new Map(),
    answers: row?.answers ?? new Map(),
    contacts: row?.contacts ?? {},
    farthest: row?.farthest ?? {},
    firstNoted: row?.firstNoted ?? null,
  };
}

/** Takes a learner's acts, also late ones, and returns the answers before and after them; null: nothing told. */
export async function tellSituation(
  { userId, acts }: { userId: string; acts: readonly SituationAct[] },
  executor: Executor = db(),
): Promise<{ before: Situation | null; after: Situation | null }> {
  return inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return { before: null, after: null };
    const before = await findTold({ userId }, tx);
    const after = acts.reduce<ToldSituation | null>((told, act) => tell(told, act), before);
    if (after && acts.length > 0) await keep({ userId, told: after }, tx);
    return { before: situationIn(before), after: situationIn(after) };
  });
}

/** Plans the first day of the own work, or takes it back with null; the other answers stay. */
export async function saveStartDay(
  { userId, startsOn, at }: { userId: string; startsOn: string | null; at: Date },
  executor: Executor = db(),
): Promise<void> {
  await tellSituation({ userId, acts: [{ told: { startsOn }, at }] }, executor);
}

/** Deletes all answers, and keeps when: a device that was offline brings none of them back. */
export async function deleteSituation(
  { userId, at }: { userId: string; at: Date },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await keep({ userId, told: forget(at) }, tx);
  });
}

async function findTold({ userId }: { userId: string }, executor: Executor): Promise<ToldSituation | null> {
  const [row] = await situationQuery(executor).execute({ userId });
  return row ? toTold(row) : null;
}

async function keep({ userId, told }: { userId: string; told: ToldSituation }, tx: Executor): Promise<void> {
  const { situation, ...times } = told;
  const row = { ...situation, ...times };
  await tx
    .insert(situations)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: situations.userId, set: { ...row, updatedAt: sql`now()` } });
}
