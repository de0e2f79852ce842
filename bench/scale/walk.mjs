import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { app } from "../programs/list.mjs";
import { startPostgres } from "../programs/postgres.mjs";
import { startProcess } from "../programs/process.mjs";
import { addressesOf } from "./addresses.mjs";
import { calendarKeyOf, fill, userIdOf } from "./fill.mjs";
import { costOf, explain, EXPLAINING } from "./plans.mjs";
import { listSteps, PERSON } from "./steps.mjs";

const ROUNDS = 3;

/**
 * Walks all steps on a PostgreSQL in `folder` with `people` people; resolves to the cost of each step and the bytes a
 * person takes.
 */
export async function walk({ env, folder, people, isLean = people > 100_000 }) {
  const dataDir = join(folder, "data");
  await mkdir(dataDir, { recursive: true });
  const server = await startPostgres(folder, EXPLAINING);
  const admin = server.openAsAdmin();
  try {
    // Background jobs are off: they are no part of a request's cost.
    const program = app({ env: { ...env, DEMO_CHECKOUT: "1", JOBS: "0" }, dataDir, databaseUrl: server.url });
    const process = await startProcess(program);
    try {
      await fill(admin, { people, isLean });
      const tables = await listTables(admin);
      const bytes = tables.reduce((sum, table) => sum + table.bytes, 0) / people;
      const names = tables.map(({ name }) => name);
      const take = await explain({ databaseDir: server.databaseDir, admin });
      const steps = [];
      const addresses = await addressesOf({ userId: userIdOf(PERSON), calendarKey: calendarKeyOf(PERSON) }, program);
      for (const step of listSteps({ origin: process.url, dataDir, program, addresses })) {
        steps.push({ ...step, ...(await measure(step, { admin, take, tables: names })) });
      }
      return { people, bytes, steps };
    } finally {
      await process.stop();
    }
  } finally {
    await admin.end();
    await server.close();
  }
}

/** Our tables, and those of pg-boss that contain jobs: its other tables have a row for each queue. */
const listTables = (admin) => admin`
  select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
  where relkind = 'r' and (relnamespace = 'public'::regnamespace
    or relnamespace = 'pgboss'::regnamespace and relname ~ '^(j[0-9a-f]{56}|archive)$')`;

/** Takes the fewest of several rounds, if repeatable: the first also fills caches and notes the day. */
async function measure({ run, again }, { admin, take, tables }) {
  const rounds = [];
  for (let round = 0; round < (again ? ROUNDS : 1); round++) {
    const before = await position(admin);
    await run();
    const wal = (await position(admin)) - before;
    rounds.push({ wal, ...costOf(await take(), tables) });
  }
  const least = (key) => Math.min(...rounds.map((round) => round[key]));
  return {
    wal: least("wal"),
    statements: least("statements"),
    transactions: least("transactions"),
    commits: least("commits"),
    buffers: least("buffers"),
    rowsDeleted: least("rowsDeleted"),
    scans: rounds.flatMap(({ scans }) => scans),
    besidePerson: rounds.flatMap(({ besidePerson }) => besidePerson),
  };
}

async function position(admin) {
  const [{ bytes }] = await admin`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`;
  return bytes;
}
