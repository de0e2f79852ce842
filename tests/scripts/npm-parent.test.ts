import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { inProject } from "../../scripts/lib/project.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

/** A project whose script runs until it receives SIGTERM, and then ends in order. */
async function projectWith(scripts: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "scripts"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "project", scripts }));
  const lines = [
    `import { writeFileSync } from "node:fs";`,
    `import { endWithNpm } from ${JSON.stringify(pathToFileURL(inProject("scripts/lib/npm-parent.mjs")).href)};`,
    "endWithNpm();",
    `process.on("SIGTERM", () => { writeFileSync("ended", "in order"); process.exit(); });`,
    `setInterval(() => undefined, 60_000);`,
    `writeFileSync("pid", String(process.pid));`,
  ];
  await writeFile(join(folder, "scripts/start.mjs"), lines.join("\n"));
  return folder;
}

const read = (file: string) => readFile(file, "utf8").catch(() => "");

async function run(command: string, args: readonly string[], cwd: string) {
  const child = spawn(command, args, { cwd, stdio: "ignore" });
  await expect.poll(() => read(join(cwd, "pid")), { timeout: 20_000 }).not.toBe("");
  const pid = Number(await read(join(cwd, "pid")));
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
  });
  return { child, pid };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// On other systems, a shell that outlives npm is not recognised.
const SIGNALS = process.platform === "linux" ? (["SIGKILL", "SIGTERM"] as const) : (["SIGTERM"] as const);

test.each(SIGNALS)("what npm start runs ends in order when npm gets %s", async (signal) => {
  const folder = await projectWith({ start: "node scripts/start.mjs" });
  const { child, pid } = await run("npm", ["start"], folder);
  expect(pid).not.toBe(child.pid);
  child.kill(signal);
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  expect(await read(join(folder, "ended"))).toBe("in order");
});

test("what a script of another name left behind on purpose stays", async () => {
  const folder = await projectWith({ deploy: "nohup node scripts/start.mjs >/dev/null 2>&1 & true" });
  const { child, pid } = await run("npm", ["run", "deploy"], folder);
  if (child.exitCode === null) await new Promise((done) => child.once("exit", done));
  const began = Date.now();
  // Longer than the polling interval needs to notice.
  await expect.poll(() => Date.now() - began, { timeout: 5_000 }).toBeGreaterThan(1_500);
  expect(isAlive(pid)).toBe(true);
});
