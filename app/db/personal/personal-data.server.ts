import { eq, getTableName } from "drizzle-orm";
import { db } from "../connection/client.server";
import { deleteJobs } from "../jobs/forget.server";
import type { Executor } from "../connection/open.server";
import type { Person, PersonalTable } from "./personal-table";
import { PERSONAL_TABLES } from "./personal-tables";
import { profiles, userMissionsData } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

/** One table's rows about a person, without secrets; `labels` are the German names of its columns, in order. */
export interface PersonalRows {
  name: string;
  title: string;
  labels: Record<string, string>;
  rows: Record<string, unknown>[];
}

const MISSIONS_DATA = "Missionen als JSON";

/** Everything that is stored about a person, from one snapshot. */
export async function exportPersonalData(person: Person, executor: Executor = db()): Promise<PersonalRows[]> {
  return inTransaction(
    executor,
    async (tx) => {
      const tables: PersonalRows[] = [];
      for (const entry of PERSONAL_TABLES) tables.push(await readTable(entry, person, tx));
      const rows = await tx
        .select({ missionsData: userMissionsData.missionsData })
        .from(userMissionsData)
        .where(eq(userMissionsData.userId, person.userId));
      tables.push({ name: "user_missions_data", title: MISSIONS_DATA, labels: { missionsData: "Stand" }, rows });
      return tables;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readTable({ table, title, about, labels }: PersonalTable, person: Person, tx: Executor) {
  const stored: Record<string, unknown>[] = await tx.select().from(table).where(about(person));
  const open = Object.entries(labels).flatMap(([column, label]) => (label === null ? [] : [[column, label] as const]));
  const rows = stored.map((row) => Object.fromEntries(open.map(([column]) => [column, row[column]])));
  return { name: getTableName(table), title, labels: Object.fromEntries(open), rows };
}

/**
 * Deletes every row about a person; rows inserted meanwhile go with the profile, by cascade. Null when the profile was
 * gone already: nothing is deleted then, as a new account may have the address.
 */
export async function erasePersonalData(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<{ email: string; firstName: string } | null> {
  return inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const [profile] = await tx
      .select({ email: profiles.email, firstName: profiles.firstName })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    if (!profile) return null;
    const person = { userId, email: profile.email };
    for (const { table, about } of PERSONAL_TABLES.toReversed()) await tx.delete(table).where(about(person));
    await deleteJobs({ userId }, tx);
    return profile;
  });
}
