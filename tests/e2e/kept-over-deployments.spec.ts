import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { firstTick, isKept, MISSION } from "./kept-mission";
import { startFirstMission } from "./walk";

test.use({
  serviceWorkers: "allow",
  toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|fetching the script/,
});

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Has another build's worker take over, whose files are those of this one. */
async function deploy(page: Page, build: string): Promise<void> {
  await page.evaluate((name) => navigator.serviceWorker.register(`/sw.js?build=${name}`), build);
  await expect
    .poll(async () => (await cacheNames(page)).every((name) => name.endsWith(`-${build}`)), { timeout: 15_000 })
    .toBe(true);
}

/** What the device keeps: each entry's cache without its build, and address. */
const entries = (page: Page) =>
  page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => `${name.replace(/-.*/, "")} ${url.slice(location.origin.length)}`);
      }),
    );
    return found.flat().sort();
  });

test("a kept mission opens without a connection after a deployment, and is worked on", async ({ page, context }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  await deploy(page, "NEXT");
  await deploy(page, "AFTER");
  await context.setOffline(true);
  await page.goto(MISSION);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await firstTick(page).check();
  await expect(page.getByText("50 %")).toBeVisible();
  await page.reload();
  await expect(firstTick(page)).toBeChecked();
});

test("a file that a deployment did not change is not fetched again", async ({ page }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  await page.reload({ waitUntil: "networkidle" });
  const isFile = (entry: string) => entry.startsWith("assets /build/");
  const before = (await entries(page)).filter(isFile);
  expect(before.length).toBeGreaterThan(10);
  const mission = await page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? "", MISSION);
  const named = [...mission.matchAll(/"(\/build\/[^"\s]*)"/g)].map(([, file]) => `assets ${file}`);
  expect(named.length).toBeGreaterThan(5);
  // What would come anew from the server has no mark.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (!kept) continue;
        const marked = new Response(kept.body, kept);
        marked.headers.set("X-Mark", "kept");
        await cache.put(request, marked);
      }
    }
  });
  await deploy(page, "NEXT");
  const after = (await entries(page)).filter(isFile);
  expect(before).toEqual(expect.arrayContaining(after));
  const unmarked = await page.evaluate(
    async (addresses) => {
      const answers = await Promise.all(addresses.map(async (path) => [path, await caches.match(path)] as const));
      return answers.flatMap(([path, answer]) => (answer?.headers.get("X-Mark") === "kept" ? [] : [path]));
    },
    after.map((entry) => entry.slice("assets ".length)),
  );
  expect(unmarked).toEqual([]);
  expect(after).toEqual(expect.arrayContaining(named));
});

test("what the device keeps does not grow with visits, searches and deployments", async ({ page }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  const evening = async (build: string) => {
    for (const path of ["/home", "/quests", "/mappe", MISSION]) {
      await page.goto(path);
      await isKept(page, path);
    }
    const routes = { "/quests": "routes/_app.quests", "/mappe": "routes/_app.mappe" };
    await page.evaluate(
      async ([asked, word]) => {
        for (const [path, route] of Object.entries(asked)) {
          await fetch(`${path}?_data=${encodeURIComponent(route)}`);
          await fetch(`${path}?suche=${word}&_data=${encodeURIComponent(route)}`);
        }
      },
      [routes, build] as const,
    );
    return entries(page);
  };
  await evening("A");
  await deploy(page, "A");
  const first = await evening("A1");
  for (const build of ["B", "C", "D"]) {
    await deploy(page, build);
    await evening(build);
  }
  const last = await entries(page);
  expect(first.length).toBeGreaterThan(20);
  // A font comes through the worker only when the browser does not have it already.
  const isNew = (entry: string) => !first.includes(entry) && !entry.endsWith(".woff2");
  expect(last.filter(isNew)).toEqual([]);
});

test("who logs out leaves no page behind, though a deployment came before", async ({ page }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  await deploy(page, "NEXT");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Abmelden" }).first().click();
  await expect(page).not.toHaveURL(/profile/);
  await expect.poll(async () => (await entries(page)).filter((entry) => entry.startsWith("pages"))).toEqual([]);
});
