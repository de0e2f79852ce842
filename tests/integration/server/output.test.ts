import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { newDataDir } from "../process/new-data-dir";
import { spawnServer } from "../process/process";

const started = async (environment: Record<string, string> = {}) => {
  const server = await spawnServer({ DATA_DIR: await newDataDir(await temporaryFolder()), ...environment });
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
};

test("in production its start is a line of the log, and no request is", async () => {
  const server = await started();
  await server.ready();
  expect((await fetch(`${server.url}/onboarding?name=Anna`)).status).toBe(200);
  const lines = server.output().trim().split("\n");
  expect(lines.filter((line) => line.includes('"msg":"listening"'))).toHaveLength(1);
  expect(server.output()).not.toMatch(/remix-serve|onboarding|Anna/);
}, 120_000);

test("a port that was taken meanwhile is one sentence", async () => {
  const taken = createServer();
  await new Promise<void>((listens) => taken.listen(0, listens));
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = String(typeof address === "object" && address?.port);
  const server = await started({ PORT: port });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`Port ${port} ist schon belegt: `);
  expect(server.output()).not.toContain("    at ");
}, 120_000);
