import { expect, readCode, test } from "./fixtures";
import { firstAnswer, firstTick, isKept, localKeys, MISSION } from "./kept-mission";
import { startFirstMission } from "./walk";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

test("logging out leaves nothing on the device", async ({ page }) => {
  await startFirstMission(page);
  await firstTick(page).check();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  await isKept(page, MISSION);
  await page.goto("/profile");
  expect(await localKeys(page)).toContain("user-store");
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await localKeys(page)).toEqual([]);
  expect(await page.evaluate(async (url) => (await caches.match(url)) === undefined, MISSION)).toBe(true);
});

test("while the server cannot be reached nobody is logged out, and what waits is not lost unasked", async ({
  page,
}) => {
  await startFirstMission(page);
  await page.route("**/api/sync", (route) => route.abort());
  await firstTick(page).check();
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  await page.goto("/profile");
  await page.route("**/logout", (route) => route.abort());
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByText("Einige Änderungen sind noch nicht gespeichert")).toBeVisible();
  await page.getByRole("button", { name: "Trotzdem abmelden" }).click();
  await expect(page.getByText("Abmelden geht erst, wenn du wieder online bist.")).toBeVisible();
  expect(await localKeys(page)).toContain("mission-content-creator-1-data");
});

test("what waits when the session ends arrives after the next login of the same person", async ({ page, context }) => {
  const email = await startFirstMission(page);
  await isKept(page, MISSION);
  await context.setOffline(true);
  await firstAnswer(page).fill("vor dem Ende geschrieben");
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  await context.clearCookies();
  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto("/auth");
  await page.getByLabel("Deine E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText("Code gesendet! 📧")).toBeVisible();
  const arrived = page.waitForResponse((response) => response.url().endsWith("/api/sync") && response.ok());
  await page.getByLabel("6-stelliger Code").fill(await readCode(email));
  await expect(page).toHaveURL(/\/home$/);
  await arrived;
  await page.goto("/mappe");
  await expect(page.getByText("vor dem Ende geschrieben")).toBeVisible();
});

test("another person at the same browser finds nothing of the first", async ({ page, context }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  await context.setOffline(true);
  await firstAnswer(page).fill("nur für mich");
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  // The session ends by itself; changes that wait to be sent stay for their owner.
  await context.clearCookies();
  await page.goto("about:blank");
  await context.setOffline(false);
  await startFirstMission(page);
  await expect(firstAnswer(page)).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("nur für mich");
  await page.goto("/mappe");
  await expect(page.getByText("Noch ist deine Mappe leer.")).toBeVisible();
});
