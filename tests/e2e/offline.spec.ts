import type { Page } from "playwright/test";
import { answerTo, expect, expectAccessible, readCode, startFirstMission, test } from "./fixtures";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const MISSION = "/mission/content-creator-in-1";

const firstTick = (page: Page) => page.getByLabel("Aufgabe abgeschlossen").first();
const firstAnswer = (page: Page) => page.getByLabel("Deine Antwort").first();

/** Resolves once a copy of a page and all it needs is on the device. */
async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (url) => (await caches.match(url)) !== undefined && navigator.serviceWorker.controller !== null,
          path,
        ),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
}

/** The same person in a browser of their own. */
async function inAnotherBrowser(page: Page, look: (other: Page) => Promise<void>): Promise<void> {
  const elsewhere = await page.context().browser()?.newContext();
  if (!elsewhere) throw new Error("no browser");
  await elsewhere.addCookies(await page.context().cookies());
  await look(await elsewhere.newPage());
  await elsewhere.close();
}

const localKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test("what is ticked and written offline survives a reload and arrives when back", async ({
  page,
  context,
  baseURL,
}) => {
  await startFirstMission(page);
  await firstTick(page).check();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  await isKept(page, MISSION);

  await context.setOffline(true);
  await page.getByLabel("Aufgabe abgeschlossen").nth(1).check();
  await firstAnswer(page).fill("im Zug geschrieben");
  await page.getByLabel("Deine Notizen").fill("auch im Zug");
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  await expect(page.getByText("100 %")).toBeVisible();
  await page.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(page.getByText("Gerade erreichen wir den Server nicht.")).toBeVisible();
  expect(await localKeys(page)).toEqual([
    "mission-content-creator-1-data",
    "mission-content-creator-1-inputs",
    "user-store",
  ]);

  await page.reload();
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  for (const tick of await page.getByLabel("Aufgabe abgeschlossen").all()) await expect(tick).toBeChecked();
  await expect(firstAnswer(page)).toHaveValue("im Zug geschrieben");
  await expect(page.getByLabel("Deine Notizen")).toHaveValue("auch im Zug");
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible({ timeout: 10_000 });
  await inAnotherBrowser(page, async (other) => {
    await other.goto(`${baseURL}${MISSION}`);
    for (const tick of await other.getByLabel("Aufgabe abgeschlossen").all()) await expect(tick).toBeChecked();
    await expect(firstAnswer(other)).toHaveValue("im Zug geschrieben");
    await expect(other.getByLabel("Deine Notizen")).toHaveValue("auch im Zug");
  });
  await page.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
});

test("a device that comes back takes nothing back that was done later elsewhere", async ({
  page,
  context,
  baseURL,
}) => {
  await startFirstMission(page);
  await firstTick(page).check();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  await isKept(page, MISSION);
  await context.setOffline(true);
  await firstTick(page).uncheck();
  await firstAnswer(page).fill("alt");
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  await inAnotherBrowser(page, async (other) => {
    await other.goto(`${baseURL}${MISSION}`);
    await firstTick(other).uncheck();
    await firstTick(other).check();
    await firstAnswer(other).fill("neu");
    await firstAnswer(other).blur();
    await expect(other.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  });
  await context.setOffline(false);
  await expect(firstTick(page)).toBeChecked({ timeout: 10_000 });
  await expect(firstAnswer(page)).toHaveValue("neu");
});

test("two tabs that write different answers keep both", async ({ page, context }) => {
  await startFirstMission(page);
  const tab = await context.newPage();
  await tab.goto(MISSION);
  await isKept(page, MISSION);
  await context.setOffline(true);
  await page.getByLabel("Deine Antwort").nth(0).fill("aus dem ersten Tab");
  await tab.getByLabel("Deine Antwort").nth(1).fill("aus dem zweiten Tab");
  await expect(page.getByLabel("Deine Antwort").nth(1)).toHaveValue("aus dem zweiten Tab");
  await tab.close();
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible({ timeout: 10_000 });
  await page.evaluate(() => localStorage.clear());
  await page.goto(MISSION);
  await expect(page.getByLabel("Deine Antwort").nth(0)).toHaveValue("aus dem ersten Tab");
  await expect(page.getByLabel("Deine Antwort").nth(1)).toHaveValue("aus dem zweiten Tab");
});

test("what was just written arrives though the page goes at once", async ({ page, baseURL }) => {
  await startFirstMission(page);
  await page.getByLabel("Deine Notizen").fill("schnell noch notiert");
  await page.goto("about:blank");
  await inAnotherBrowser(page, async (other) => {
    await expect(async () => {
      await other.goto(`${baseURL}${MISSION}`);
      await expect(other.getByLabel("Deine Notizen")).toHaveValue("schnell noch notiert", { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
  });
});

test("what cannot be read on the device is dropped, and the server's state counts", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await startFirstMission(page);
  await firstTick(page).check();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("mission-content-creator-1-data", '{"progress":100,"tasks":{"cc1-1":"ja"');
    localStorage.setItem("mission-content-creator-1-inputs", '[{"cc1-1":42}]');
  });
  await page.reload();
  await expect(firstTick(page)).toBeChecked();
  await expect(firstAnswer(page)).toHaveValue("");
  await expect.poll(() => warnings.filter((text) => text.includes("war nicht lesbar")).length).toBe(2);
});

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
  await page.getByRole("button", { name: "Code senden" }).click();
  await expect(page.getByText("Code gesendet! 📧")).toBeVisible();
  const arrived = page.waitForResponse((response) => response.url().endsWith("/api/sync") && response.ok());
  await page.getByLabel("6-stelliger Code").fill(await readCode(email));
  await page.getByRole("button", { name: "Einloggen" }).click();
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
  // The session ends by itself; what waits stays for its owner.
  await context.clearCookies();
  await page.goto("about:blank");
  await context.setOffline(false);
  await startFirstMission(page);
  await expect(firstAnswer(page)).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("nur für mich");
  await page.goto("/mappe");
  await expect(page.getByText("Noch ist deine Mappe leer.")).toBeVisible();
});

test("a kept mission opens at the task that its address names, with the focus on its heading", async ({
  page,
  context,
}) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  await context.setOffline(true);
  await page.goto(`${MISSION}#cc1-2`);
  const task = page.getByRole("heading", { level: 3, name: "Positionierung formulieren" });
  await expect(task).toBeFocused();
  await expect(task).toBeInViewport();
});

test("without a connection 'Weitermachen' opens the kept mission at the open task", async ({ page, context }) => {
  await startFirstMission(page);
  const saved = answerTo(page, '"completed":true');
  await firstTick(page).check();
  await saved;
  await isKept(page, MISSION);
  await page.goto("/home");
  await isKept(page, "/home");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Weitermachen" }).click();
  const task = page.getByRole("heading", { level: 3, name: "Positionierung formulieren" });
  await expect(task).toBeFocused();
  await expect(task).toBeInViewport();
});

test("what can be undone says without a connection that it needs one, and is undone with it", async ({
  page,
  context,
}) => {
  await startFirstMission(page);
  await firstTick(page).check();
  await expect(page.getByText("50 %")).toBeVisible();
  await page.goto("/career-path-selection?pfad=2");
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await expect(page.getByText("Berufspfad gewählt! 🎯")).toBeVisible();
  await page.goto("/home");
  await isKept(page, "/home");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Rückgängig" }).click();
  await expect(page.getByRole("heading", { name: "Du bist gerade offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await page.getByRole("button", { name: "Alles wiederherstellen" }).click();
  await expect(page.getByText("Wiederhergestellt")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Content Creator:in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rückgängig" })).toHaveCount(0);
});

test("a page that is not on the device says so, and what works", async ({ page, context }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  await context.setOffline(true);
  await page.goto("/career-path-selection");
  await expect(page.getByRole("heading", { name: "Du bist gerade offline" })).toBeVisible();
  await expect(page.getByRole("img")).toHaveCount(0);
  await expect(page.locator("img")).toHaveJSProperty("complete", true);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByText("Pfad 1 von")).toBeVisible();
});

test("a new build takes the place of the old one's pages", async ({ page }) => {
  await startFirstMission(page);
  await isKept(page, MISSION);
  const names = () => page.evaluate(() => caches.keys());
  const before = await names();
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?build=NEXT"));
  await expect.poll(names).toEqual(expect.arrayContaining([expect.stringMatching(/^assets-NEXT$/)]));
  await expect.poll(async () => (await names()).filter((name) => before.includes(name))).toEqual([]);
});
