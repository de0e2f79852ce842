import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

export interface Person {
  userId: string;
  email: string;
}

export interface PersonalTable {
  table: PgTable;
  title: string;
  /** The rows about one person; they are exported and erased by it. */
  about: (person: Person) => SQL | undefined;
  /** Column → German name; null for what stays inside, a hash or a token. */
  labels: Record<string, string | null>;
}

/** Every column must have its label, or the compiler says which is missing. */
export function describe<Table extends PgTable>(
  table: Table,
  entry: Omit<PersonalTable, "table" | "labels"> & { labels: Record<keyof Table["$inferSelect"], string | null> },
): PersonalTable {
  return { table, ...entry };
}

export const ofUser =
  (column: PgColumn) =>
  ({ userId }: Person) =>
    eq(column, userId);

/**
 * Whether a JSON column holds this text at any depth: a visitor's row has the address that a code was sent to, and
 * whose registration it is. As a jsonpath, so that an index over the column answers it.
 */
export const mentionedIn = (column: PgColumn, text: string): SQL =>
  sql`${column} @@ ${`$.** == ${JSON.stringify(text)}`}::jsonpath`;
