import { answerTo, expect, expectAccessible, test } from "./fixtures";
import { firstTick, isKept, MISSION } from "./kept-mission";
import { startFirstMission } from "./walk";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

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
