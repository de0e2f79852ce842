import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test, vi } from "vitest";
import { dump } from "~/backup/dump.server";
import { restore } from "~/backup/restore.server";
import { readVersion } from "~/backup/migrations.server";
import { applyMigrations } from "~/db/connection/migrations.server";
import { inSession, type DatabaseLocation, type QueriedRow } from "~/backup/session.server";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { createDatabase } from "../process/empty-database";

vi.setConfig({ testTimeout: 240_000 });

const START = `
create table "people" ("id" serial primary key, "name" text not null, "chief" int references people(id));
--> statement-breakpoint
insert into people (name) values ('brought by the migration');`;
const LATER = `
alter table people add column loud text not null default '';
--> statement-breakpoint
update people set loud = upper(name);`;

/** Migrations as the app has them, in a folder of their own. */
async function migrationsOf(...all: string[]): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "meta"));
  const entries = all.map((_, index) => ({
    idx: index,
    version: "7",
    when: 1000 + index,
    tag: `000${index}`,
    breakpoints: true,
  }));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", dialect: "postgresql", entries }));
  await Promise.all(all.map((text, index) => writeFile(join(folder, `000${index}.sql`), text)));
  return folder;
}

async function query(place: DatabaseLocation, statement: string): Promise<QueriedRow[]> {
  let rows: QueriedRow[] = [];
  await inSession(place, async (session) => {
    rows = await session.query(statement);
  });
  return rows;
}

async function dumpAll(place: DatabaseLocation): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  await inSession(place, async (session) => {
    for await (const chunk of dump(session)) chunks.push(Buffer.from(chunk));
  });
  return chunks;
}

async function* pieces(chunks: readonly Buffer[]) {
  yield* chunks;
}

const put = (place: DatabaseLocation, chunks: readonly Buffer[], migrationsFolder: string) =>
  inSession(
    place,
    async (session) => void (await restore(session, pieces(chunks), { migrationsFolder, replace: false })),
  );

const places: [string, () => Promise<DatabaseLocation>][] = [
  ["postgres", async () => ({ dataDir: await temporaryFolder(), databaseUrl: await createDatabase() })],
  ["pglite", async () => ({ dataDir: await temporaryFolder() })],
];

test.each(places)(
  "an older backup comes in at its own version and is brought up to today's, on %s",
  async (_, place) => {
    const older = await migrationsOf(START);
    const newer = await migrationsOf(START, LATER);
    const source = await place();
    await inSession(source, async (session) => {
      await applyMigrations(session, readMigrationFiles({ migrationsFolder: older }));
      // Several chunks of rows, which refer to rows of other chunks.
      await session.query("delete from people");
      await session.query(
        `insert into people (id, name, chief)
      select i, rpad('p' || i, 70, '-'), 20001 - i from generate_series(1, 20000) i`,
      );
      await session.query("insert into people (id, name) values (20090, 'top')");
    });
    const backup = await dumpAll(source);

    const target = await place();
    await put(target, backup, newer);
    expect(await query(target, "select count(*)::int, sum(chief)::int, max(loud) from people")).toEqual([
      { count: 20_001, sum: 200_010_000, max: "TOP" },
    ]);
    expect(await query(target, "insert into people (name) values ('new') returning id")).toEqual([{ id: 20_091 }]);
    await expect(query(target, "insert into people (name, chief) values ('new', 30000)")).rejects.toMatchObject({
      code: "23503",
    });
    await inSession(target, async (session) => {
      const [, last] = readMigrationFiles({ migrationsFolder: newer });
      expect(await readVersion(session)).toEqual({ when: last?.folderMillis, hash: last?.hash });
    });

    const fromTheFuture = await dumpAll(target);
    const empty = await place();
    await expect(put(empty, fromTheFuture, older)).rejects.toThrow(/stammt aus einer neueren oder anderen Fassung/);
    await put(empty, backup, older);
  },
);

test("a database that is not the app's is neither saved nor overwritten", async () => {
  const folder = await migrationsOf(START);
  const place = { dataDir: "", databaseUrl: await createDatabase() };
  await query(place, "create table theirs (id int)");
  await expect(dumpAll(place)).rejects.toThrow(/nichts zu sichern/);
  const source = { dataDir: "", databaseUrl: await createDatabase() };
  await inSession(source, (session) => applyMigrations(session, readMigrationFiles({ migrationsFolder: folder })));
  await expect(put(place, await dumpAll(source), folder)).rejects.toThrow(/nicht von der App/);
  expect(await query(place, "select count(*)::int from theirs")).toEqual([{ count: 0 }]);
});

test.each(places)("a row that cannot be ends the restore at once, on %s", async (_, place) => {
  const folder = await migrationsOf(START);
  const source = await place();
  await inSession(source, (session) => applyMigrations(session, readMigrationFiles({ migrationsFolder: folder })));
  const text = Buffer.concat(await dumpAll(source)).toString();
  const target = await place();
  for (const row of ["no number\tx\t\\N", "1\tx", "1\tx\t\\N\n1\tx\t\\N"]) {
    const wrong = Buffer.from(text.replace(/(\{"table":"people".*\n).*\n/, `$1${row}\n`));
    await expect(put(target, [wrong], folder)).rejects.toMatchObject({ code: expect.stringMatching(/^2[23]/) });
  }
  expect(await query(target, "select to_regclass('people') as people")).toEqual([{ people: null }]);
});
