import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { isRecord } from "~/domain/is-record";
import type { Executor } from "../connection/open.server";
import { inTransaction } from "../connection/transaction";

/** The interface that pg-boss expects of a database. */
export interface JobDatabase {
  executeSql: (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** Runs pg-boss's SQL on our connections, so that jobs can be inserted in the caller's transaction. */
export const jobDatabase = (getExecutor: () => Executor): JobDatabase => ({
  async executeSql(text, values = []) {
    const executor = getExecutor();
    const statements = inOneTransaction(text);
    if (!statements) return { rows: rowsOf(await executor.execute(withParameters(text, values))) };
    await inTransaction(executor, async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    return { rows: [] };
  },
});

/**
 * Splits pg-boss's maintenance, one text from BEGIN to COMMIT that neither driver can run over a pool. Null: any other
 * text.
 */
export function inOneTransaction(text: string): string[] | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith("BEGIN;")) return null;
  return trimmed
    .slice("BEGIN;".length, trimmed.lastIndexOf("COMMIT;"))
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** Turns $1, $2, … into parameters; pg-boss uses some more than once. */
export function withParameters(text: string, values: readonly unknown[]): SQL {
  const chunks: SQL[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(/\$\d+/g)) {
    chunks.push(sql.raw(text.slice(from, index)), sql`${asParameter(values[Number(name.slice(1)) - 1])}`);
    from = index + name.length;
  }
  return sql.join([...chunks, sql.raw(text.slice(from))]);
}

/** A value in PostgreSQL's text format, which fits every type, so that neither driver has to guess one. */
function asParameter(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(String(each))).join(",")}}`;
  return typeof value === "object" ? JSON.stringify(value) : value;
}

const rows = z.array(z.record(z.string(), z.unknown()));

/** Rows of a result: one driver returns an array, the other an object that contains it. */
const rowsOf = (result: unknown): Record<string, unknown>[] =>
  rows.parse(isRecord(result) && "rows" in result ? result.rows : result);
