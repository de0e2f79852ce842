import { expect, expectAccessible, test } from "./fixtures";
import { firstAnswer, firstTick, inAnotherBrowser, isKept, localKeys, MISSION } from "./kept-mission";
import { startFirstMission } from "./walk";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

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
    await other.getByText("Eine Aufgabe erledigt").click();
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
