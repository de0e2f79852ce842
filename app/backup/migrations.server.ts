import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import * as z from "zod";
import type { SchemaVersion } from "./format";
import type { CopySession } from "./session.server";

const versionRows = z.array(z.object({ when: z.coerce.number(), hash: z.string() }));

/** The last migration of this database; null where the app has never started. */
export async function readVersion(session: CopySession): Promise<SchemaVersion | null> {
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
