import { spawn } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { freePort } from "../../runner/free-port.mjs";
import { newDataDir } from "../process/new-data-dir";
import { startServer } from "../process/process";

vi.setConfig({ testTimeout: 90_000 });

/** Settings with a dead address for every vendor. */
async function wrongVendors(): Promise<Record<string, string>> {
  const host = `localhost:${await freePort()}`;
  return {
    DATA_DIR: await newDataDir(await temporaryFolder()),
    SMTP_URL: `smtp://${host}`,
    MAIL_FROM: "hallo@start.example",
    STRIPE_SECRET_KEY: "sk_test_wrong",
    STRIPE_WEBHOOK_SECRET: "whsec_wrong",
    STRIPE_API_BASE: `http://${host}`,
    OPENAI_BASE_URL: `http://${host}/v1`,
    OPENAI_MODEL: "nachbau",
  };
}

/** Expects one log line per vendor, with what to do. */
async function expectWarned(output: () => string): Promise<void> {
  const warned = () =>
    output()
      .split("\n")
      .filter((line) => line.startsWith("Achtung: ") && line.includes("Verbindung"))
      .map((line) => /SMTP_URL|STRIPE_API_BASE|OPENAI_BASE_URL/.exec(line)?.[0])
      .sort();
  await expect.poll(warned, { timeout: 30_000 }).toEqual(["OPENAI_BASE_URL", "SMTP_URL", "STRIPE_API_BASE"]);
  for (const event of ["mail-server", "payments-server", "model-server"])
    await expect.poll(output).toContain(`"event":"${event}","reason":"nobody-listens"`);
  expect(output()).not.toContain("    at ");
}

test("a start says of the mail server, Stripe and the model what is wrong, and serves", async () => {
  const server = await startServer(await wrongVendors());
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  await expectWarned(server.output);
  expect(await server.health()).toBe(200);
  expect(await server.stop()).toBe(0);
});

test("so does a worker, and works", async () => {
  const env = { ...testEnvironment(process.env), NODE_ENV: "production" as const, ...(await wrongVendors()) };
  const worker = spawn(process.execPath, ["scripts/command.mjs", "worker"], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void worker.kill("SIGKILL"));
  let output = "";
  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  await expectWarned(() => output);
  expect(output).toContain("Der Arbeiter läuft.");
  const ended = new Promise<number | null>((done) => worker.once("close", done));
  worker.kill("SIGTERM");
  expect(await ended).toBe(0);
});
