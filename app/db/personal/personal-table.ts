import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

export interface Person {
  userId: string;
  email: string;
}

export interface PersonalTable {
  table: PgTable;
  title: string;
  /** Condition for the rows about one person, used for export and erasure. */
  about: (person: Person) => SQL | undefined;
  /** Column → German name; null for columns that are never exported: a hash, a token, or another person's data. */
  labels: Record<string, string | null>;
}

/** Describes a table; the compiler reports every column without a label. */
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
 * Whether a JSON column contains this text at any depth: a visitor's row has the address that a code was sent to, and
 * the id of a registration. A jsonpath, so that an index on the column answers it.
 */
export const mentionedIn = (column: PgColumn, text: string): SQL =>
  sql`${column} @@ ${`$.** == ${JSON.stringify(text)}`}::jsonpath`;
