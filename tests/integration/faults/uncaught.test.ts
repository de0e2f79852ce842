import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../runner/free-port.mjs";
import { newDataDir } from "../process/new-data-dir";
import { browserOf, serve } from "../process/served-app";

/** Unawaited failures: those of the driver, in a promise and in a timer, and a bug of ours. */
const FAILURES = `
  const lost = (code) => Object.assign(new Error("write to secret.example:5432"), { code });
  process.on("SIGUSR2", () => {
    Promise.reject(lost("CONNECTION_CLOSED"));
    setTimeout(() => { throw lost("57P01"); });
  });
  process.on("SIGWINCH", () => void Promise.reject(new TypeError("a bug")));
`;

test("a lost connection that nobody waited for is a line in the log, a bug ends the process", async () => {
  const port = await freePort();
  const { child, output } = await serve({
    dataDir: await newDataDir(),
    port,
    options: ["--import", `data:text/javascript,${encodeURIComponent(FAILURES)}`],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const lines = () =>
    output()
      .split("\n")
      .filter((line) => line.includes('"connection-lost"'));

  child.kill("SIGUSR2");
  await vi.waitFor(() => expect(lines()).toHaveLength(2), { timeout: 10_000 });
  expect(
    lines()
      .map((line) => JSON.parse(line).code)
      .toSorted(),
  ).toEqual(["57P01", "CONNECTION_CLOSED"]);
  expect(output()).not.toContain("secret.example");
  expect((await browserOf(port).get("/healthz")).status).toBe(200);
  expect(child.exitCode).toBeNull();

  child.kill("SIGWINCH");
  expect(await ended).toBe(1);
  expect(output()).toContain("TypeError: a bug");
}, 120_000);

/** Counts uncaught errors; SIGWINCH writes the number to a file. */
const COUNTING = `
  import { writeFileSync } from "node:fs";
  let caught = 0;
  process.on("uncaughtExceptionMonitor", () => caught++);
  process.on("SIGUSR2", () => setTimeout(() => { throw Object.assign(new Error("lost"), { code: "57P01" }); }));
  process.on("SIGWINCH", () => writeFileSync(process.env.DATA_DIR + "/caught", String(caught)));
`;

test("whoever read the log may go: the server goes on, and its lines about it do not chase each other", async () => {
  const port = await freePort();
  const dataDir = await newDataDir();
  const options = ["--import", `data:text/javascript,${encodeURIComponent(COUNTING)}`];
  const { child } = await serve({ dataDir, port, options });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.kill("SIGUSR2");
  for (let times = 0; times < 5; times++) expect((await browserOf(port).get("/healthz")).status).toBe(200);
  child.kill("SIGWINCH");
  const caught = () => readFile(join(dataDir, "caught"), "utf8").catch(() => "");
  await vi.waitFor(async () => expect(await caught()).toBe("1"), { timeout: 10_000 });
}, 120_000);
