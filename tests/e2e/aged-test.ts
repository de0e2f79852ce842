import { startAgedServer, type AgedServer } from "./aged-server";
import { expect, test as base } from "./fixtures";
import { invitePeople, type People } from "./people";
import type { Screen } from "./screens";

interface WorkerFixtures {
  aged: AgedServer;
  people: People;
}

interface TestFixtures {
  /** Gives the page the cookies of the person to whom a screen is shown; resolves to the screen's address. */
  takeTo: (screen: Pick<Screen, "as" | "path">) => Promise<string>;
}

/** Tests on the aged server; each worker starts it and prepares its people once, for all tests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  aged: [
    async ({}, use) => {
      const server = await startAgedServer();
      await expect.poll(server.isHealthy, { timeout: 90_000 }).toBe(true);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  people: [
    async ({ aged, browser }, use) => use(await invitePeople(browser, aged)),
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ aged }, use) => use(aged.url),
  takeTo: ({ people, context }, use) =>
    use(async ({ as, path }) => {
      await context.clearCookies();
      await context.addCookies(people.cookies[as]);
      return path.replace("CODE", people.invitation);
    }),
});
