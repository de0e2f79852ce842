import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sql, startApp, startNewcomer, type App } from "../app/app";
import { startPostgres } from "../process/postgres-server";

let server: Awaited<ReturnType<typeof startPostgres>>;
let app: App;

beforeAll(async () => {
  server = await startPostgres();
  vi.stubEnv("TEST_POSTGRES_URL", server.url);
  app = await startApp("postgres");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await server.remove();
});

test("without its database it says so within two seconds, and is itself again when the database is back", async () => {
  const member = await startNewcomer(app, "patient@example.org");
  await member.post("/quiz", { intent: "answer", question: "q4", answer: "3", next: "2" });
  await server.stop();

  const ask: Record<string, () => Promise<Response>> = {
    page: () => member.get("/quiz"),
    data: () => member.get("/quiz?_data=routes%2Fquiz"),
    form: () => member.post("/quiz", { intent: "answer", question: "q5", answer: "3", next: "3" }),
    login: () => app.visitor().post("/auth", { intent: "send", email: "patient@example.org" }),
    registration: () => app.visitor().post("/onboarding", { name: "Anna", email: "down@example.org" }),
  };
  // Two forms have a message of their own, and keep what was typed.
  const messages = new Map([
    ["login", "Ein unerwarteter Fehler ist aufgetreten."],
    ["registration", "Es gab ein Problem. Versuche es später erneut."],
  ]);
  // Several rounds: the driver waits longer before each new attempt to connect.
  for (let round = 0; round < 4; round++) {
    for (const [name, request] of Object.entries(ask)) {
      // The app runs in this process: its deadline of 1.8 s and this one are late together on a busy machine.
      const deadline = AbortSignal.timeout(2_500);
      const answer = await request();
      expect(deadline.aborted, name).toBe(false);
      expect(answer.status, name).toBe(503);
      expect(await answer.text(), name).toContain(messages.get(name) ?? "Gleich wieder da");
    }
    const health = await app.visitor().get("/healthz");
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ status: "error", reason: "database" });
  }
  expect((await app.visitor().get("/")).status).toBe(200);
  expect((await app.visitor().get("/onboarding")).status).toBe(200);

  await server.start();
  await vi.waitFor(async () => expect((await member.get("/quiz")).status).toBe(200), {
    timeout: 15_000,
    interval: 200,
  });
  expect((await app.visitor().get("/healthz")).status).toBe(200);
  expect(await app.query(sql`select question_id from quiz_answers`)).toEqual([{ question_id: "q4" }]);
  expect(await app.count(sql`select count(*) from profiles where email = 'down@example.org'`)).toBe(0);
}, 60_000);
