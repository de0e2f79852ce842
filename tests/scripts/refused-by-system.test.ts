import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../fixtures/temporary-folder";
import { inProject } from "../../scripts/lib/project.mjs";
import { refusedBySystem } from "../../scripts/lib/refused-by-system.mjs";

/** Messages observed from Node, npm, Go and the program loader. */
test.each([
  ["ENOSPC: no space left on device, write", "ENOSPC"],
  ["npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, mkdir '/srv/app/node_modules'", "ENOSPC"],
  ["EDQUOT: disk quota exceeded, open '/home/anna/app/build/index.js'", "ENOSPC"],
  ["Failed to write to output file: open /srv/app/build/index.js: read-only file system", "EROFS"],
  ["EROFS: read-only file system, unlink '/srv/app/.cache/build-stamp'", "EROFS"],
  ["Error: The service was stopped: spawn /srv/app/node_modules/@esbuild/linux-x64/bin/esbuild EACCES", "EACCES"],
  ["Error: addon.node: failed to map segment from shared object", "EACCES"],
  ["EPERM: operation not permitted, mkdir '/srv/app/build'", "EACCES"],
  ["ENAMETOOLONG: name too long, mkdir '/srv/…'", "ENAMETOOLONG"],
  ["EMFILE: too many open files, open '/srv/app/app/root.tsx'", "EMFILE"],
  ["npm error code ECONNREFUSED\nnpm error syscall connect", "npm config get registry"],
  ["npm ERR! code ENOTFOUND", "npm config get registry"],
  ["npm error network This is a problem related to network connectivity.", "npm config get registry"],
])("%s", (said, named) => expect(refusedBySystem(said)).toContain(named));

test("a mistake in a source is no such thing, whatever line the compiler quotes", () => {
  const quoted = '  12 │ if (["EACCES", "ENOSPC", "EROFS", "EMFILE"].includes(code)) {';
  expect(refusedBySystem(`✘ [ERROR] Expected ";" but found "x"\n${quoted}`)).toBeNull();
  expect(refusedBySystem("npm error code EUSAGE")).toBeNull();
});

test.runIf(existsSync("/dev/full"))("a script goes on when the disk of its log is full", async () => {
  const module = pathToFileURL(inProject("scripts/lib/node-version.mjs")).href;
  const main = `async () => { process.stdout.write("said"); await (await import("node:timers/promises")).setTimeout(100); return 7; }`;
  const script = `(await import(${JSON.stringify(module)})).runOnSupportedNode(() => ({ main: ${main} }))`;
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", full, "ignore"] });
  const code = await new Promise((done) => child.once("exit", done));
  closeSync(full);
  expect(code).toBe(7);
});

test("an .env that is no file ends with one sentence", async () => {
  const folder = await temporaryFolder();
  const module = pathToFileURL(inProject("scripts/lib/environment.mjs")).href;
  const script = `(await import(${JSON.stringify(module)})).loadDotEnv(${JSON.stringify(folder)})`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(stderr).toMatch(/^\S+ lässt sich nicht lesen \(\w+\): .*\.\n$/);
  expect(status).toBe(1);
});
