import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { CONTAINER, hasContainers, spawnServer, startServer, type Server } from "../process/process";

/** The server on this folder, ended with the test. */
async function serve(within?: readonly string[]): Promise<Server> {
  const server = await startServer({ DATA_DIR: dataDir }, within);
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
}

async function expectRefused(within?: readonly string[]): Promise<void> {
  const second = await spawnServer({ DATA_DIR: dataDir }, within);
  onTestFinished(() => void second.child.kill("SIGKILL"));
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `Der Datenordner ${dataDir} ist schon in Benutzung: Beende die App, die mit ihm läuft, oder setz DATA_DIR auf einen anderen Ordner.`,
  );
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

vi.setConfig({ testTimeout: 90_000 });

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  await chmod(dataDir, 0o755);
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
});
afterAll(() => rm(dataDir, { recursive: true }));

test("nobody else reaches what is in the data folder, also one that was open before", async () => {
  expect(await modeOf(dataDir)).toBe("700");
  await chmod(dataDir, 0o777);
  await serve();
  expect(await modeOf(dataDir)).toBe("700");
  expect(await modeOf(join(dataDir, "session-secret"))).toBe("600");
});

test("a second process is refused in one sentence, and may come as soon as the first is killed", async () => {
  const first = await serve();
  await expectRefused();
  expect(await first.health()).toBe(200);
  await first.stop("SIGKILL");
  const next = await serve();
  expect(await next.stop("SIGTERM")).toBe(0);
  await serve();
});

test("a process number that now is somebody else's blocks nobody", async () => {
  await writeFile(join(dataDir, "server.pid"), String(process.pid));
  await serve();
});

// Both processes have the number 1 in their own container.
test.runIf(hasContainers)("of two containers on one volume the second is refused", async () => {
  const first = await serve(CONTAINER);
  await expectRefused(CONTAINER);
  await expectRefused();
  expect(await first.health()).toBe(200);
});
