import { randomBytes } from "node:crypto";
import { open, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { inSession, type DatabaseLocation } from "~/backup/session.server";
import { listTables, quotedName } from "~/backup/catalog.server";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { run } from "../../../scripts/lib/run.mjs";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { startApp, startMember, type DatabaseKind } from "../app/app";
import { createDatabase } from "../process/empty-database";
import { answer, note, postToSync, tick } from "../app/device";
import { fillEveryTable, personOf } from "../app/person";
import { newestCodeIn, startServer } from "../process/process";
import { Visitor } from "../app/visitor";

const EMAIL = "anna@example.org";
/** Characters with a meaning for COPY, JSON or a reader of lines. */
const TEXT = 'Zeile 1\nZeile\t2\r\n\\.\n\\N \\x41 "ä" {end} \u2028 🧵\\';
const SECRET = randomBytes(32).toString("hex");

/** Location of a database, and the settings that lead there. */
interface Target extends DatabaseLocation {
  environment: Record<string, string>;
}

async function emptyTarget(kind: DatabaseKind): Promise<Target> {
  const dataDir = await temporaryFolder();
  const databaseUrl = kind === "postgres" ? await createDatabase() : undefined;
  return at({ dataDir, databaseUrl });
}

const at = ({ dataDir, databaseUrl }: DatabaseLocation): Target => ({
  dataDir,
  databaseUrl,
  environment: { DATA_DIR: dataDir, SESSION_SECRET: SECRET, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
});

/** `npm run <command> -- <args>`. */
const command = (name: "backup" | "restore", { environment }: Target, ...args: string[]) =>
  run(process.execPath, ["scripts/command.mjs", name, ...args], {
    env: { ...testEnvironment(process.env), ...environment },
    capture: true,
  });

/** All rows of all tables, as text. */
async function readRows(place: DatabaseLocation): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  await inSession(place, async (session) => {
    for (const { name } of await listTables(session)) {
      const found = await session.query(`select to_jsonb(t)::text as row from ${quotedName(name)} t`);
      rows[name] = found.map(({ row }) => String(row)).sort();
    }
  });
  return rows;
}

/** Fills an app on this database, every table included; returns the cookies of one member. */
async function fillApp(kind: DatabaseKind): Promise<{ source: Target; cookies: Map<string, string> }> {
  const app = await startApp(kind, { SESSION_SECRET: SECRET });
  const member = await startMember(app, EMAIL);
  await startMember(app, "bea@example.org");
  await fillEveryTable(app, "bea@example.org");
  const { userId: owner } = await personOf(app, EMAIL);
  await postToSync(member, { owner, changes: [tick("cc1-1", true), answer(TEXT), note(TEXT)] });
  const source = at({ dataDir: app.dataDir, databaseUrl: app.databaseUrl });
  if (kind === "pglite") {
    const refused = await command("backup", source, join(app.dataDir, "running.gz"));
    expect(refused.code).toBe(1);
    expect(refused.output.trim()).toMatch(/^Der Datenordner .* ist schon in Benutzung: Beende die App/);
  }
  await app.close();
  return { source, cookies: member.cookies };
}

/** Requirements for backups of every kind of database. */
export function describeBackup(kind: DatabaseKind): void {
  vi.setConfig({ testTimeout: 240_000 });
  const other = kind === "pglite" ? "postgres" : "pglite";

  test(`a backup of ${kind} goes into either database, row for row, and the app goes on with it`, async () => {
    const { source, cookies } = await fillApp(kind);
    const file = join(await temporaryFolder(), "backup.gz");
    const made = await command("backup", source, file);
    expect(made.output).toMatch(/^Gesichert: \d+ Tabellen mit \d+ Zeilen, \d+ kB in /);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readRows(source);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(before.user_tasks?.some((row) => row.includes("🧵"))).toBe(true);

    const again = await command("backup", source, file);
    expect(again).toEqual({ code: 1, output: `${file} gibt es schon: Nimm einen anderen Namen.\n` });

    for (const into of [kind, other] as const) {
      const target = await emptyTarget(into);
      const restored = await command("restore", target, file);
      expect(restored.output).toMatch(/^Eingespielt: \d+ Tabellen mit \d+ Zeilen aus /);
      expect(await readRows(target), into).toEqual(before);
      if (into === other) await expectToGoOn(target, cookies);
    }
    await expectRefusals(source, file, before);
  });
}

/** A session from before the backup still works; other members can log in. */
async function expectToGoOn(target: Target, cookies: Map<string, string>): Promise<void> {
  const origin = "http://localhost:3000";
  const server = await startServer({ ...target.environment, APP_URL: origin });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const browser = () => new Visitor(server.handle, undefined, origin);
  const member = browser();
  for (const [name, value] of cookies) member.cookies.set(name, value);
  expect((await member.get("/home")).status).toBe(200);
  const elsewhere = browser();
  await elsewhere.post("/auth", { intent: "send", email: EMAIL });
  await elsewhere.post("/auth", { intent: "confirm", code: await newestCodeIn(target.dataDir, EMAIL) });
  expect((await elsewhere.get("/home")).status).toBe(200);
  await server.stop();
}

/** An incomplete backup is refused with a message and changes nothing; existing data is only replaced on demand. */
async function expectRefusals(source: Target, file: string, before: Record<string, string[]>): Promise<void> {
  const full = await command("restore", source, file);
  expect(full.code).toBe(1);
  expect(full.output.trim()).toBe(
    "In dieser Datenbank steht schon etwas: Nimm eine leere, oder ersetz alles darin mit npm run restore -- DATEI --replace.",
  );
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const damaged = `${file}.${name}`;
    await writeFile(damaged, await readFile(file));
    await damage(damaged);
    const refused = await command("restore", source, damaged, "--replace");
    expect(refused.code, name).toBe(1);
    expect(refused.output.trim(), name).toBe(
      `${damaged} ließ sich nicht einspielen; die Datenbank ist wie vorher: Die Datei ist beschädigt oder keine vollständige Sicherung.`,
    );
  }
  expect(await readRows(source)).toEqual(before);
  expect((await command("restore", source, file, "--replace")).code).toBe(0);
  expect(await readRows(source)).toEqual(before);
}

const rewrite = async (file: string, change: (text: string) => string) =>
  writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString("utf8"))));

const DAMAGES: Record<string, (file: string) => Promise<void>> = {
  "cut off": async (file) => truncate(file, (await stat(file)).size - 5),
  garbled: async (file) => {
    const handle = await open(file, "r+");
    await handle.write(Buffer.alloc(16, 7), 0, 16, Math.floor((await handle.stat()).size / 2));
    await handle.close();
  },
  "something else": (file) => writeFile(file, "something else"),
  "without its end": (file) => rewrite(file, (text) => text.replace(/\{"end":.*\n$/, "")),
  "a row short": (file) => rewrite(file, (text) => text.replace(/(\{"table":"xp_ledger".*\n).*\n/, "$1")),
  "a stray reference": (file) =>
    rewrite(file, (text) => text.replace(/(\{"table":"user_settings".*\n)[0-9a-f]{8}/, "$100000000")),
};
