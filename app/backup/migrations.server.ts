import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { z } from "zod";
import type { SchemaVersion } from "./format";
import type { Session } from "./session.server";

const versionRows = z.array(z.object({ when: z.coerce.number(), hash: z.string() }));

/** The last migration of this database; null where the app has never started. */
export async function readVersion(session: Session): Promise<SchemaVersion | null> {
  const [table] = await session.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known");
  if (!table?.known) return null;
  const rows = await session.query(
    `select created_at as when, hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return versionRows.parse(rows)[0] ?? null;
}

export interface Migrations {
  /** Up to and including the version. */
  before: MigrationMeta[];
  after: MigrationMeta[];
}

/** The app's migrations, split at a version; null when the version is unknown. */
export function splitMigrations(folder: string, version: SchemaVersion): Migrations | null {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const index = all.findIndex(({ folderMillis, hash }) => folderMillis === version.when && hash === version.hash);
  return index < 0 ? null : { before: all.slice(0, index + 1), after: all.slice(index + 1) };
}

/** What drizzle's migrator does: that can neither stop at a version nor join this transaction. */
export async function applyMigrations(session: Session, migrations: readonly MigrationMeta[]): Promise<void> {
  await session.query("create schema if not exists drizzle");
  await session.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await session.query(statement);
    await session.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    );
  }
}
