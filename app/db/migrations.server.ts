import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";

/** One transaction. */
interface Session {
  query(statement: string): Promise<Record<string, unknown>[]>;
}

const PREPARE = [
  "create schema if not exists drizzle",
  "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
];

/** What drizzle's migrator does, which can neither stop at a version nor join a transaction. */
export async function applyMigrations(session: Session, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const statement of PREPARE) await session.query(statement);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await session.query(statement);
    await session.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    );
  }
}

/** Those that came after this database's last one. */
export async function applyNewMigrations(session: Session, folder: string): Promise<void> {
  await applyMigrations(session, []);
  const [last] = await session.query("select max(created_at) as when from drizzle.__drizzle_migrations");
  const all = readMigrationFiles({ migrationsFolder: folder });
  await applyMigrations(
    session,
    all.filter(({ folderMillis }) => folderMillis > Number(last?.when ?? 0)),
  );
}
