import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { COMMANDS } from "../../../scripts/lib/commands.mjs";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { freePort } from "../../runner/free-port.mjs";
import { makeImage, runInImage } from "../process/container-image";
import { newDataDir } from "../process/new-data-dir";

vi.setConfig({ testTimeout: 120_000 });

let image: ReturnType<typeof makeImage>;
beforeAll(() => {
  image = makeImage();
});
afterAll(() => image?.remove());

/** A folder of data with an empty database. */
const data = async () => newDataDir(await temporaryFolder());

async function outcome(args: readonly string[], own: Parameters<typeof runInImage>[2]) {
  const running = runInImage(image, args, own);
  onTestFinished(() => void running.kill("SIGKILL"));
  return { code: await running.ended, output: running.output() };
}

const NOBODY = "http://localhost:1";

/** Arguments and expected output of each command in the image. */
const SAID: Record<
  string,
  { args?: (folder: string) => string[]; environment?: Record<string, string>; code: number; output: RegExp }
> = {
  backup: { args: (folder) => [join(folder, "backup.gz")], code: 0, output: /^Gesichert: \d+ Tabellen/ },
  konto: { code: 0, output: /./ },
  jobs: { code: 0, output: /./ },
  "stripe:setup": {
    environment: { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_API_BASE: NOBODY },
    code: 2,
    output: /^Stripe ist nicht erreichbar/,
  },
  "stripe:check": {
    environment: { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_API_BASE: NOBODY },
    code: 2,
    output: /^Stripe ist nicht erreichbar/,
  },
  "stripe:sync": { code: 1, output: /^Ohne STRIPE_SECRET_KEY/m },
  "content:check": { code: 0, output: /./ },
  "content:fachblatt": { code: 0, output: /fachblatt\.pdf: \d+ Fakten/ },
  "content:new": { code: 2, output: /./ },
  "content:publish": { code: 1, output: /^content\/published\.json lässt sich nicht lesen oder schreiben \(EROFS\): / },
  "content:report": { code: 0, output: /content-report\.html: Bericht/ },
  feedback: { code: 0, output: /feedback\.json: Rückmeldungen zu \d+ Missionen, ohne Namen/ },
  "mail:preview": { code: 0, output: /mail-preview\/index\.html/ },
  "coach:eval": { args: () => ["--limit", "1"], code: 0, output: /^Kein Modell eingerichtet/m },
};

/**
 * Tested separately below: the first runs until it is stopped, the second needs a backup, the last requests foreign
 * servers.
 */
const ELSEWHERE = ["worker", "restore", "content:links"];

test("every command is tried in the image", () => {
  expect([...Object.keys(SAID), ...ELSEWHERE].sort()).toEqual(Object.keys(COMMANDS).sort());
});

test.each(Object.entries(SAID))("npm run %s", async (name, { args = () => [], environment = {}, code, output }) => {
  const folder = await data();
  const found = await outcome(["scripts/command.mjs", name, ...args(folder)], { data: folder, environment });
  expect(found.output).toMatch(output);
  expect(found.output).not.toMatch(/ERR_MODULE_NOT_FOUND|    at /);
  expect(found.code).toBe(code);
});

/** Output without the warning that the content cache is read-only. */
const withoutCache = (output: string) => output.replace(/^\.cache\/content lässt sich nicht schreiben .*\n/, "");

const NO_DATABASE = { DATABASE_URL: "postgres://web:web@127.0.0.1:1/web", SESSION_SECRET: "ab".repeat(32) };
const WITH_STRIPE = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_API_BASE: NOBODY };

test.each([
  ["konto", []],
  ["jobs", []],
  ["feedback", []],
  ["backup", ["new.gz"]],
  ["restore", ["old.gz"]],
  ["stripe:sync", []],
])("npm run %s does not wait for its database, and ends with the sentence of a start", async (name, files) => {
  const folder = await data();
  await writeFile(join(folder, "old.gz"), "");
  const args = ["scripts/command.mjs", name, ...files.map((file) => join(folder, file))];
  const { code, output } = await outcome(args, { data: folder, environment: { ...NO_DATABASE, ...WITH_STRIPE } });
  expect(withoutCache(output)).toBe(
    "Unter 127.0.0.1:1 antwortet keine Datenbank (ECONNREFUSED): Starte PostgreSQL, oder prüf Rechner und Port in DATABASE_URL.\n",
  );
  expect(code).toBe(1);
});

test("npm run coach:eval asks nothing of a model that cannot be reached", async () => {
  const environment = { OPENAI_BASE_URL: `http://localhost:${await freePort()}/v1`, OPENAI_MODEL: "nachbau" };
  const { code, output } = await outcome(["scripts/command.mjs", "coach:eval"], { data: await data(), environment });
  expect(withoutCache(output)).toMatch(/^Das Modell ist nicht erreichbar, .*\.\n$/);
  expect(code).toBe(1);
});

test("npm run content:links has all it needs", async () => {
  const content = join(await temporaryFolder(), "missing");
  const found = await outcome(["scripts/command.mjs", "content:links"], {
    data: await data(),
    environment: { CONTENT_DIR: content },
  });
  expect(found).toEqual({ code: 1, output: expect.stringMatching(/Inhalt/) });
  expect(found.output).not.toContain("    at ");
});

test("what was backed up there is restored there", async () => {
  const [from, to] = [await data(), await data()];
  const file = join(to, "backup.gz");
  expect((await outcome(["scripts/command.mjs", "backup", join(from, "backup.gz")], { data: from })).code).toBe(0);
  expect((await outcome(["scripts/command.mjs", "backup", file], { data: to })).code).toBe(0);
  const restored = await outcome(["scripts/command.mjs", "restore", file, "--replace"], { data: to });
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Eingespielt: \d+ Tabellen/) });
});

test("it serves, and so does its worker work, until it is told to end", async () => {
  const port = String(await freePort());
  const server = runInImage(image, ["scripts/start.mjs"], { data: await data(), environment: { PORT: port } });
  onTestFinished(() => void server.kill("SIGKILL"));
  await vi.waitFor(
    async () => expect((await fetch(`http://localhost:${port}/healthz`)).status, server.output()).toBe(200),
    {
      timeout: 60_000,
      interval: 100,
    },
  );
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  const worker = runInImage(image, ["scripts/command.mjs", "worker"], { data: await data() });
  onTestFinished(() => void worker.kill("SIGKILL"));
  await vi.waitFor(() => expect(worker.output()).toContain("Der Arbeiter läuft."), { timeout: 60_000, interval: 100 });
  worker.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
});

const OF_PROJECT = ["test", "dev", "bench", "breaking", "mutate", "lives", "pictures"];

test.each(OF_PROJECT)("npm run %s says that it belongs to the project", async (name) => {
  const found = await outcome([`scripts/${name}.mjs`], { data: await data() });
  expect(found).toEqual({ code: 1, output: expect.stringMatching(/^Diesen Befehl gibt es nur im Projekt selbst/) });
});

test("every command of the README is one of them", () => {
  const named = [...readFileSync("README.md", "utf8").matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = ""]) => name);
  const known = [...Object.keys(COMMANDS), "start", "install", ...OF_PROJECT];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test("whoever builds it elsewhere leaves out the same", () => {
  const lines = (file: string) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));
  expect(lines(".dockerignore")).toEqual(lines("server/container/Dockerfile.dockerignore"));
});
