import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { startFirstMission } from "./walk";

test.use({ serviceWorkers: "allow" });

const MISSION = "/mission/content-creator-in-1";
const WRITTEN = "nur für mich";

/** Data of a person that this browser keeps: keys of the local storage, and counts of copied pages. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const copies = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return [...Object.keys(localStorage), ...copies.filter((count) => count > 0)];
  });

/** Writes in two tabs with the same mission; resolves to a third tab, on the profile. */
async function writeInTwoTabs(page: Page): Promise<Page> {
  await startFirstMission(page);
  await page.getByLabel("Deine Antwort").first().fill(WRITTEN);
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(MISSION);
  await other.getByLabel("Deine Antwort").nth(1).fill(WRITTEN);
  await expect(page.getByLabel("Deine Antwort").nth(1)).toHaveValue(WRITTEN);
  const third = await page.context().newPage();
  await third.goto("/profile");
  return third;
}

test("after the deletion of the account no open tab writes anything back", async ({ page, context }) => {
  const third = await writeInTwoTabs(page);
  await third.goto("/profile/einstellungen/loeschen");
  await third.getByLabel("Zur Bestätigung").fill("LÖSCHEN");
  await third.getByRole("button", { name: "Konto endgültig löschen" }).click();
  await expect(third.getByRole("heading", { name: "Dein Konto ist gelöscht" })).toBeVisible();
  // The other tabs learn of the deletion by themselves.
  for (const tab of context.pages().slice(0, 2)) await expect(tab).toHaveURL(/\/(auth|onboarding)$/);
  expect(await keptOn(third)).toEqual([]);
});

test("after logging out in one tab the others lead to the login, and leave nothing", async ({ page, context }) => {
  const third = await writeInTwoTabs(page);
  await third.getByRole("button", { name: "Abmelden" }).click();
  for (const tab of context.pages()) await expect(tab).toHaveURL(/\/auth$/);
  expect(await keptOn(third)).toEqual([]);
});

test("a link from elsewhere to the page of the deletion takes nothing away", async ({ page }) => {
  await startFirstMission(page);
  // A page that is left before it is awake has kept nothing yet.
  await expect.poll(() => keptOn(page)).toContain("user-store");
  await page.goto("/konto-geloescht");
  expect(await keptOn(page)).toContain("user-store");
});
