import { request, type Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { startFirstMission } from "./walk";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const MISSION = "/mission/content-creator-in-1";
const KEPT = ["/home", MISSION];

/** Opens screens until this device has copies of them. */
async function keep(page: Page): Promise<void> {
  for (const path of KEPT) {
    await page.goto(path);
    const isKept = () =>
      page.evaluate(
        async (url) => (await caches.match(url)) !== undefined && navigator.serviceWorker.controller !== null,
        path,
      );
    await expect.poll(isKept, { timeout: 15_000 }).toBe(true);
  }
}

/** Sends a form from another device with the same session. */
async function sendElsewhere(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const baseURL = new URL(page.url()).origin;
  const elsewhere = await request.newContext({ baseURL, storageState: await page.context().storageState() });
  const answer = await elsewhere.post(path, { form, headers: { Origin: baseURL }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  await elsewhere.dispose();
}

async function expectNothingKept(page: Page): Promise<void> {
  await page.context().setOffline(true);
  for (const path of KEPT) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Du bist gerade offline" })).toBeVisible();
  }
}

test("who has deleted the account elsewhere leaves no pages on this device once it knows", async ({ page }) => {
  await startFirstMission(page);
  await keep(page);
  await sendElsewhere(page, "/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
  await page.goto("/home");
  await expect(page).toHaveURL(/\/auth$/);
  // The browser has taken the worker away with its storage.
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.context().setOffline(true);
  for (const path of KEPT) await expect(page.goto(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("nor who was logged out elsewhere, and learns it on the way to another screen", async ({ page }) => {
  await startFirstMission(page);
  await keep(page);
  await sendElsewhere(page, "/logout", {});
  await page.getByRole("link", { name: "Level" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectNothingKept(page);
});

test("while the session lives, looking in on the login forgets nothing", async ({ page, context }) => {
  await startFirstMission(page);
  await keep(page);
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/home$/);
  await context.setOffline(true);
  await page.goto(MISSION);
  await expect(page.getByLabel("Aufgabe abgeschlossen").first()).toBeVisible();
});
