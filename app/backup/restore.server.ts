import { applyMigrations } from "~/db/connection/migrations.server";
import { OperatorError } from "~/environment/operator-error";
import {
  advanceSequences,
  countRows,
  dropAll,
  dropForeignKeys,
  listTables,
  quotedName,
  quotedList,
  type Table,
} from "./catalog.server";
import { DamagedBackup, readBackupParts, type BackupPart, type SchemaVersion } from "./format";
import { readVersion, splitMigrations, type Migrations } from "./migrations.server";
import type { CopySession } from "./session.server";

interface Options {
  migrationsFolder: string;
  replace: boolean;
}

/** Replaces the database by a backup's text, at the app's newest schema. Returns the rows per table. */
export async function restore(session: CopySession, text: AsyncIterable<Buffer>, options: Options) {
  // Takes the migration lock, so that an app that starts now waits.
  await session.query("select pg_advisory_xact_lock(7203114)");
  const parts = readBackupParts(text);
  const migrations = knownMigrations(options.migrationsFolder, await readHead(parts));
  await makeRoom(session, options.replace);
  await applyMigrations(session, migrations.before);
  const tables = await listTables(session);
  // A migration may have inserted rows, which the backup holds as well.
  await session.query(`truncate table ${quotedList(tables.map(({ name }) => name))}`);
  const foreignKeys = await dropForeignKeys(session);
  const counts = await load(session, parts, tables);
  for (const statement of foreignKeys) await session.query(statement);
  for (const table of tables) {
    const expected = counts[table.name] ?? 0;
    if ((await countRows(session, table)) !== expected) throw new DamagedBackup(`${table.name}: not ${expected} rows`);
  }
  await advanceSequences(session);
  await applyMigrations(session, migrations.after);
  await session.query("analyze");
  return counts;
}

async function readHead(parts: AsyncIterator<BackupPart>): Promise<SchemaVersion> {
  const first = await parts.next();
  if (first.done || first.value.kind !== "head") throw new DamagedBackup("no head");
  return first.value.version;
}

function knownMigrations(folder: string, version: SchemaVersion): Migrations {
  const migrations = splitMigrations(folder, version);
  if (migrations) return migrations;
  throw new OperatorError(
    "Die Sicherung stammt aus einer neueren oder anderen Fassung der App: Spiel sie mit der Fassung ein, die sie gemacht hat.",
  );
}

async function makeRoom(session: CopySession, replace: boolean): Promise<void> {
  const tables = await listTables(session);
  if (tables.length > 0 && !(await readVersion(session))) {
    throw new OperatorError("In dieser Datenbank liegen Tabellen, die nicht von der App sind: Nimm eine leere.");
  }
  for (const table of replace ? [] : tables) {
    if ((await countRows(session, table)) > 0) {
      throw new OperatorError(
        "In dieser Datenbank steht schon etwas: Nimm eine leere, oder ersetz alles darin mit npm run restore -- DATEI --replace.",
      );
    }
  }
  await dropAll(session);
}

async function load(session: CopySession, parts: AsyncIterable<BackupPart>, tables: readonly Table[]) {
  let into: { table: string; columns: string } | null = null;
  let counts: Record<string, number> = {};
  // Reads to the very end of the file, as only the last lines reveal a truncated one.
  for await (const part of parts) {
    if (part.kind === "end") counts = part.counts;
    else if (part.kind === "table") into = intoTable(part, tables);
    else if (part.kind === "rows" && into) await session.copyIn(into.table, into.columns, part.rows);
    else throw new DamagedBackup("parts out of order");
  }
  return counts;
}

/** Table and column names reach SQL, so those of the file must be among the database's. */
function intoTable(part: { table: string; columns: readonly string[] }, tables: readonly Table[]) {
  const known = tables.find(({ name }) => name === part.table);
  if (!known || part.columns.some((column) => !known.columns.includes(column))) {
    throw new DamagedBackup(`unknown table or column: ${part.table}`);
  }
  return { table: quotedName(known.name), columns: quotedList(part.columns) };
}
