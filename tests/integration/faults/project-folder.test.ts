import { spawn } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { freePort } from "../../runner/free-port.mjs";
import { newDataDir } from "../process/new-data-dir";
import { CONTAINER, hasContainers } from "../process/process";

vi.setConfig({ testTimeout: 90_000 });

const PROJECT = resolve(".");
const CACHE = resolve(".cache");

/** This Node outside the project's folder: one that was fetched into it would be hidden by the mounts. */
async function nodeElsewhere(): Promise<string> {
  const copy = join(await temporaryFolder(), "node");
  await copyFile(process.execPath, copy);
  return copy;
}

/** Runs a script of the project with mounts that only its process sees. */
async function run(mounts: string, args: readonly string[], environment: Record<string, string> = {}) {
  const script = `mount --bind ${PROJECT} ${PROJECT} && cd ${PROJECT} && ${mounts} && exec "$@"`;
  const [command = "", ...rest] = [...CONTAINER, "sh", "-c", script, "sh", await nodeElsewhere(), ...args];
  const env = { ...testEnvironment(process.env), DATA_DIR: await temporaryFolder(), ...environment };
  const child = spawn(command, rest, { env: { ...env, NODE_ENV: "production" }, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return { child, ended, output: () => output };
}

const FULL = `mount -t tmpfs -o size=16k none ${CACHE}`;
const READ_ONLY = `mount -o remount,ro,bind ${PROJECT}`;
const WITHOUT_PROGRAMS = `mount -o remount,noexec,bind ${PROJECT}`;

test.runIf(hasContainers).each([
  ["full", FULL, /^Die Festplatte mit \S+ ist voll \(ENOSPC\): Schaff Platz, .*\.\n$/],
  ["read-only", READ_ONLY, /^In \S+ lässt sich nicht schreiben \(EROFS\): .*\.\n$/],
  ["without programs", WITHOUT_PROGRAMS, /^In \S+ darf dieser Benutzer .* \(EACCES\): .*„noexec“.*\.\n$/],
])("a command in a folder that is %s ends with one sentence", async (_, mounts, sentence) => {
  const { ended, output } = await run(mounts, ["scripts/command.mjs", "konto"]);
  expect(await ended).toBe(1);
  expect(output()).toMatch(sentence);
});

test.runIf(hasContainers)("so does a start that would have to build there, without the compiler's words", async () => {
  // The build that other tests use stays untouched.
  const places = [CACHE, resolve("build"), resolve("public/build")].map((place) => `mount -t tmpfs none ${place}`);
  const mounts = [...places, WITHOUT_PROGRAMS].join(" && ");
  const { ended, output } = await run(mounts, ["scripts/start.mjs"], { PORT: String(await freePort()) });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^ {2}App bauen …\n✗ App bauen \(.*\)\nIn \S+ darf dieser Benutzer .*\(EACCES\): .*\.\n$/);
});

test.runIf(hasContainers)("what is built starts in a folder without programs, and serves", async () => {
  const PORT = String(await freePort());
  const environment = { PORT, DATA_DIR: await newDataDir(await temporaryFolder()) };
  const { child, ended, output } = await run(WITHOUT_PROGRAMS, ["scripts/start.mjs"], environment);
  const health = () =>
    fetch(`http://localhost:${PORT}/healthz`).then(
      ({ status }) => status,
      () => child.exitCode,
    );
  await expect.poll(health, { timeout: 60_000, message: output() }).toBe(200);
  expect(output()).not.toContain("    at ");
  child.kill("SIGKILL");
  await ended;
});
