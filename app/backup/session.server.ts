import { finished } from "node:stream/promises";
import type { Transaction } from "@electric-sql/pglite";
import type { TransactionSql } from "postgres";
import { explainRefusal } from "~/db/connection/start/explain.server";
import { connectionTo } from "~/db/connection/start/options.server";
import { SET_READING, WITHOUT_LIMITS } from "~/db/connection/start/settings";
import { openEmbedded } from "~/db/connection/pglite.server";

export type QueriedRow = Record<string, unknown>;

/** One transaction on either database. Tables and columns are quoted names. */
export interface CopySession {
  query(statement: string): Promise<QueriedRow[]>;
  /** A table's rows as COPY writes them, in chunks; none ends within a row. */
  copyOut(table: string, columns: string): AsyncIterable<Uint8Array>;
  copyIn(table: string, columns: string, rows: Buffer): Promise<void>;
}

export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Values are written the same way everywhere; a large database may take its time. */
const SETTINGS = `${SET_READING.replaceAll("set ", "set local ")}; ${WITHOUT_LIMITS}`;

type Work = (session: CopySession) => Promise<void>;

/** Runs `work` in one transaction: it sees one snapshot, and commits at its end. */
export async function inSession(place: DatabaseLocation, work: Work): Promise<void> {
  return place.databaseUrl ? inPostgres(place.databaseUrl, work) : inEmbedded(place.dataDir, work);
}

async function inPostgres(url: string, work: Work): Promise<void> {
  const { default: postgres } = await import("postgres");
  // Assumes a pooler in between, as there may be one.
  const { address, options } = connectionTo(url, { isPooled: true, name: "backup" });
  const sql = postgres(address.url, { ...options, max: 1 });
  try {
    await sql.begin("isolation level repeatable read", async (tx) => {
      await tx.unsafe(SETTINGS);
      await work(postgresSession(tx));
    });
  } catch (error) {
    throw await explainRefusal(error, address);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function postgresSession(tx: TransactionSql): CopySession {
  return {
    query: async (statement) => [...(await tx.unsafe<QueriedRow[]>(statement))],
    async *copyOut(table, columns) {
      const stream = await tx.unsafe(`copy ${table} (${columns}) to stdout`).readable();
      yield* stream;
      // The driver pauses its socket while we are slower, and does not resume it when the rows end meanwhile.
      stream._read(0);
    },
    async copyIn(table, columns, rows) {
      const query = tx.unsafe(`copy ${table} (${columns}) from stdin`);
      // An error after the last row reaches neither the stream nor the resolved promise: the driver rejects the query.
      const failed = new Promise<never>((_, reject) => void Reflect.set(query, "reject", reject));
      const stream = await Promise.race([query.writable(), failed]);
      stream.end(rows);
      await Promise.race([finished(stream), failed]);
    },
  };
}

async function inEmbedded(dataDir: string, work: Work): Promise<void> {
  const { client, close } = await openEmbedded(dataDir);
  try {
    await client.transaction(async (tx) => {
      await tx.exec(SETTINGS);
      await work(embeddedSession(tx));
    });
  } finally {
    await close();
  }
}

/** PGlite returns the rows of a COPY at once: so many pages of 8 kB at a time bound its memory. */
const PAGES = 64;

function embeddedSession(tx: Transaction): CopySession {
  return {
    query: async (statement) => (await tx.query<QueriedRow>(statement)).rows,
    async *copyOut(table, columns) {
      const { rows } = await tx.query<{ pages: number }>(
        `select (pg_relation_size('${table}') / current_setting('block_size')::int)::int as pages`,
      );
      for (let page = 0; page < (rows[0]?.pages ?? 0); page += PAGES) {
        const piece = `ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)'`;
        const { blob } = await tx.query(`copy (select ${columns} from ${table} where ${piece}) to '/dev/blob'`);
        if (blob) yield new Uint8Array(await blob.arrayBuffer());
      }
    },
    async copyIn(table, columns, rows) {
      const blob = new Blob([Uint8Array.from(rows)]);
      await tx.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob });
    },
  };
}
