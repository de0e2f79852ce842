import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { readPulse } from "~/db/connection/pulse.server";

const database = vi.hoisted(() => ({ answer: (): Promise<unknown> => Promise.resolve() }));
vi.mock("~/db/connection/health-connection.server", () => ({
  pingDatabase: () => database.answer(),
  dropHealthConnection: () => undefined,
}));

const pulse = () => readPulse({ answersOthers: () => false });

test("an answer that came while the process was busy counts, however long that was", async () => {
  // Runs in another thread, so that the answer arrives while this one is busy.
  const other = new Worker(
    'require("worker_threads").parentPort.on("message", (text) => require("worker_threads").parentPort.postMessage(text))',
    {
      eval: true,
    },
  );
  onTestFinished(async () => void (await other.terminate()));
  database.answer = () =>
    new Promise((resolve) => {
      other.once("message", resolve);
      other.postMessage("?");
    });
  await database.answer();
  // From here on timers run before arrived messages.
  await new Promise((done) => setImmediate(done));
  const asked = pulse();
  const until = performance.now() + 900;
  while (performance.now() < until);
  expect(await asked).toBe("well");
});

test("a database that is silent to a process with time to look is away", async () => {
  database.answer = () => new Promise(() => undefined);
  const asked = performance.now();
  expect(await pulse()).toBe("away");
  expect(performance.now() - asked).toBeLessThan(2_000);
});
