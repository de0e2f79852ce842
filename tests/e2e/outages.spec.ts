import type { Page } from "playwright/test";
import { test } from "./aged-test";
import { expect, expectAccessible } from "./fixtures";
import { expectToFit } from "./layout";
import type { Person } from "./person";
import { ROUTES } from "./screens";

/** One screen of each route, shown to a person with a session: without one the database is not asked. */
const SCREENS = ROUTES.flatMap(({ screens: [first], ...route }) => {
  const [path, as, sees] = first ?? ["", "stranger", ""];
  const withSession: Person = as === "stranger" || as === "loggedOut" ? "registering" : as;
  return [{ ...route, path, as: withSession, sees }];
});
const ASKING = SCREENS.filter(({ isStatic }) => !isStatic);
const STATIC = SCREENS.filter(({ isStatic, route }) => isStatic && route !== "$");

const seen = new Set<string>();
/** Checks each distinct page once: these states show the same one on many screens, but for the id. */
async function expectAccessibleOnce(page: Page): Promise<void> {
  const id = /[0-9a-f-]{36}/g;
  const shown = `${await page.title()} ${(await page.locator("body").innerHTML()).replace(id, "")}`;
  if (!seen.has(shown)) await expectAccessible(page);
  seen.add(shown);
}

test.describe("a bug", () => {
  // 404: the browser asks for /favicon.ico while the head, which names another, is built anew.
  test.use({ serviceWorkers: "block", toleratedErrors: /status of (404|500)/ });
  test.beforeAll(async ({ aged, people: _ }) => {
    await aged.breakSessions();
  });
  test.afterAll(async ({ aged }) => {
    await aged.mendSessions();
  });

  test("shows the same page with an id on every screen", async ({ page, takeTo }) => {
    for (const screen of ASKING) {
      await test.step(screen.path, async () => {
        const answer = await page.goto(await takeTo(screen));
        expect(answer?.status()).toBe(500);
        await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
        await expect(page.getByText(/^Fehler-Kennung: [0-9a-f-]{36}$/)).toBeVisible();
        await expect(page.getByRole("link", { name: "Zur Startseite" })).toBeVisible();
        await expectAccessibleOnce(page);
      });
    }
    await expectToFit(page);
  });

  test("shows the page also where the document stays", async ({ page, takeTo }) => {
    // This page needs no session yet, so it loads as if nothing were broken.
    await page.goto("/onboarding");
    await takeTo({ as: "registering", path: "/auth" });
    await page.getByRole("link", { name: "Einloggen" }).click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText(/^Fehler-Kennung: [0-9a-f-]{36}$/)).toBeVisible();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expectAccessible(page);
  });
});

test.describe("while the database is away", () => {
  test.use({ serviceWorkers: "block", toleratedErrors: /status of (404|503)/ });
  test.beforeAll(async ({ aged, people: _ }) => {
    await aged.stopDatabase();
  });
  test.afterAll(async ({ aged }) => {
    await aged.startDatabase();
    await expect.poll(aged.isHealthy, { timeout: 30_000 }).toBe(true);
  });

  test("every screen says so and can be asked again", async ({ page, takeTo }) => {
    for (const screen of ASKING) {
      await test.step(screen.path, async () => {
        const answer = await page.goto(await takeTo(screen));
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole("heading", { name: "Gleich wieder da" })).toBeVisible();
        await expect(page.getByRole("link", { name: "Noch einmal versuchen" })).toBeVisible();
        await expectAccessibleOnce(page);
      });
    }
    await expectToFit(page);
  });

  test("what needs no database opens all the same", async ({ page, takeTo }) => {
    for (const screen of STATIC) {
      await page.goto(await takeTo(screen));
      await expect(page.getByRole("heading", { name: screen.sees })).toBeVisible();
    }
  });
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("every screen shows its copy, or that it has none", async ({ page, takeTo, context }) => {
    test.setTimeout(120_000);
    const as = "walking";
    const kept = SCREENS.filter(({ isKept }) => isKept);
    await takeTo({ as, path: "" });
    for (const { path } of [...kept, ...kept.slice(0, 1)]) {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path), { timeout: 15_000 })
        .toBe(true);
    }
    await context.setOffline(true);
    for (const { path, isKept, route } of SCREENS) {
      await test.step(path, async () => {
        await page.goto(path);
        const offline = page.getByRole("heading", { name: "Du bist gerade offline" });
        if (isKept) await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
        await expect(offline, route).toHaveCount(isKept ? 0 : 1);
        await expectAccessibleOnce(page);
      });
    }
    await page.goto("/level");
    await expectToFit(page);
  });
});
