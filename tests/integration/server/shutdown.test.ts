import { expect, test } from "vitest";
import { askFor, keepAsking } from "./load";
import { createDatabase } from "../process/empty-database";
import { serve } from "./serve";
import { slowWayTo } from "./slow-database";

test("told to end under load, it finishes what it works on, takes nothing new and ends", async () => {
  const way = await slowWayTo(await createDatabase());
  const server = await serve({ DATABASE_URL: way.url, SESSION_SECRET: "ab".repeat(32) });
  try {
    const member = await server.member("shutdown@example.org");
    const home = { port: server.port, path: "/home", cookie: member.cookieHeader() };
    // Opens the pool's connections first.
    await Promise.all(Array.from({ length: 20 }, () => askFor(home)));
    way.delayMs = 500;
    const before = way.statements;
    const open = Array.from({ length: 10 }, () => askFor(home));
    const load = keepAsking({ port: server.port, path: "/onboarding" }, 10);
    // All ten requests have queried the database, and none has been answered.
    await expect.poll(() => way.statements - before, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(10);
    const startedAt = performance.now();
    server.kill("SIGTERM");
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await server.exited).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect((await askFor(home)).status).toBe(0);
    await load.stop();
  } finally {
    await server.stop();
    way.close();
  }
}, 60_000);
