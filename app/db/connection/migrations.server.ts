import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";

/** Runs statements in one transaction. */
export interface MigrationSession {
  query(statement: string): Promise<Record<string, unknown>[]>;
}

export interface Migrated {
  /** A newer version of the app has migrated this database: one version back is supported, more may not work. */
  isNewer: boolean;
}

const PREPARE = [
  "create schema if not exists drizzle",
  "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
];

/** Replaces drizzle's migrator, which can neither stop at a version nor join a transaction. */
export async function applyMigrations(session: MigrationSession, migrations: readonly MigrationMeta[]): Promise<void> {
  // PostgreSQL requires the right to create even for "if not exists".
  const [known] = await session.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known");
  if (!known?.known) for (const statement of PREPARE) await session.query(statement);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await session.query(statement);
    await session.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    );
  }
}

/** Applies the migrations after this database's last one. */
export async function applyNewMigrations(session: MigrationSession, folder: string): Promise<Migrated> {
  await applyMigrations(session, []);
  const [row] = await session.query("select max(created_at) as when from drizzle.__drizzle_migrations");
  const last = Number(row?.when ?? 0);
  const all = readMigrationFiles({ migrationsFolder: folder });
  await applyMigrations(
    session,
    all.filter(({ folderMillis }) => folderMillis > last),
  );
  return { isNewer: all.every(({ folderMillis }) => folderMillis < last) };
}
