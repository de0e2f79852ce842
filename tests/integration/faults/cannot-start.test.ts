import { chmod, cp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { newDataDir } from "../process/new-data-dir";
import { CONTAINER, hasContainers, spawnServer, startServer, withDisk } from "../process/process";

vi.setConfig({ testTimeout: 90_000 });

/** Starts the app, and expects that it ends at once with this one sentence. */
async function expectOnly(sentence: string, environment: Record<string, string>, within?: readonly string[]) {
  const server = await spawnServer(environment, within);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe(sentence);
}

const OTHER_FOLDER = "Setz DATA_DIR auf einen eigenen Ordner (siehe docs/operating.md).";

test("a data folder that is a file, or lies below one", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");
  for (const dataDir of [file, join(file, "data")]) {
    await expectOnly(
      `Der Datenordner ${dataDir} kann nicht angelegt werden, weil auf dem Weg dorthin eine Datei liegt: ${OTHER_FOLDER}`,
      { DATA_DIR: dataDir },
    );
  }
});

test("a data folder that is everybody's", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "somebody's"), "");
  await chmod(folder, 0o1777);
  await expectOnly(`Den Ordner ${folder} benutzen auch andere: ${OTHER_FOLDER}`, { DATA_DIR: folder });
  expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
});

const READ_ONLY = (dataDir: string) =>
  `Der Datenordner ${dataDir} gehört nicht dem Benutzer, unter dem die App läuft, oder ist schreibgeschützt: Gib ihn diesem Benutzer, oder setz DATA_DIR auf einen eigenen Ordner (siehe docs/operating.md).`;

test.runIf(hasContainers)("a data folder that may only be read", async () => {
  const dataDir = await temporaryFolder();
  const readOnly = [...CONTAINER, "sh", "-c", 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'];
  await expectOnly(READ_ONLY(dataDir), { DATA_DIR: dataDir }, [...readOnly, dataDir]);
});

// The first disk has no room for the secret, the second none for the database, which is begun.
test.runIf(hasContainers).each(["4k", "12m"])("a full disk of %s", async (size) => {
  const dataDir = await temporaryFolder();
  await expectOnly(
    `Die Festplatte mit dem Datenordner ${dataDir} ist voll: Schaff Platz und starte noch einmal.`,
    { DATA_DIR: dataDir },
    withDisk(dataDir, size),
  );
});

test("content that is not there", async () => {
  const folder = await temporaryFolder();
  const missing = join(folder, "missing");
  await expectOnly(
    `Der Inhaltsordner ${missing} lässt sich nicht lesen (ENOENT): Setz CONTENT_DIR auf den Ordner mit den Inhalten (siehe docs/operating.md).`,
    { DATA_DIR: join(folder, "data"), CONTENT_DIR: missing },
  );
});

let sound: string;
beforeAll(async () => {
  sound = await newDataDir();
  await (await startServer({ DATA_DIR: sound })).stop();
});
afterAll(() => rm(sound, { recursive: true }));

/** A sound data folder whose database was then damaged. */
async function damaged(harm: (database: string) => Promise<void>): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(sound, dataDir, { recursive: true });
  await harm(join(dataDir, "pg"));
  return dataDir;
}

test.each<[string, (database: string) => Promise<void>]>([
  ["its control file is gone", (database) => rm(join(database, "global/pg_control"))],
  ["its control file is garbled", (database) => writeFile(join(database, "global/pg_control"), Buffer.alloc(8192, 7))],
  ["its log is gone", (database) => rm(join(database, "pg_wal"), { recursive: true })],
  ["it no longer says what it is", (database) => rm(join(database, "PG_VERSION"))],
])("a damaged database: %s", async (_, harm) => {
  const dataDir = await damaged(harm);
  const before = await readdir(join(dataDir, "pg"));
  await expectOnly(
    `Die Datenbank im Datenordner ${dataDir} ist beschädigt: Benenn ihren Ordner pg um, und spiel die letzte Sicherung ein (npm run restore, siehe docs/operating.md).`,
    { DATA_DIR: dataDir },
  );
  // The damaged files are kept: they may still be of use.
  expect(await readdir(join(dataDir, "pg"))).toEqual(expect.arrayContaining(before));
});

test("a database of another PostgreSQL", async () => {
  const dataDir = await damaged((database) => writeFile(join(database, "PG_VERSION"), "16\n"));
  await expectOnly(
    `Die Datenbank im Datenordner ${dataDir} gehört zu PostgreSQL 16, diese App öffnet 18: Sichere sie mit der App, die sie angelegt hat (npm run backup), und spiel die Sicherung in einen leeren Datenordner ein (npm run restore).`,
    { DATA_DIR: dataDir },
  );
});

test("a database that was never finished is made anew", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "pg/global"), { recursive: true });
  await writeFile(join(dataDir, "pg-unfinished"), "");
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  expect(await readdir(dataDir)).not.toContain("pg-unfinished");
});

// Runs in a container, because this project's cache has valid content.
test.runIf(hasContainers)("broken content where there never was any other", async () => {
  const folder = await temporaryFolder();
  const content = join(folder, "content");
  await mkdir(content);
  const environment = { DATA_DIR: join(folder, "data"), CONTENT_DIR: content };
  await writeFile(join(content, "stray.mdx"), "");
  const server = await spawnServer(environment, withDisk(resolve(".cache/content"), "1m"));
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Die Inhalte haben \d+ Probleme:\n/);
  expect(server.output()).toContain(`${content}/stray.mdx:1:1 M001 Die Datei liegt in keinem Ordner.`);
  expect(server.output()).toMatch(/\nOhne fehlerfreien Stand startet nichts\.\n$/);
});
