import { expect, test } from "./fixtures";
import { firstAnswer, firstTick, inAnotherBrowser, isKept, MISSION } from "./kept-mission";
import { choosePath, finishMissions, registerByForms } from "./walk";

const PATH = "content-creator-in";

test.describe("a finished mission", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("is written on, offline too; what is ticked stays", async ({ page, context, baseURL }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 1);
    await page.goto(MISSION);
    await expect(firstTick(page)).toBeDisabled();
    await firstAnswer(page).fill("später ergänzt");
    await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
    await isKept(page, MISSION);
    await context.setOffline(true);
    await firstAnswer(page).fill("im Zug noch einmal");
    await expect(page.getByText("Wird nachgetragen")).toBeVisible();
    await page.reload();
    await expect(firstAnswer(page)).toHaveValue("im Zug noch einmal");
    await expect(firstTick(page)).toBeChecked();
    await context.setOffline(false);
    await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible({ timeout: 10_000 });
    await inAnotherBrowser(page, async (other) => {
      await other.goto(`${baseURL}${MISSION}`);
      await expect(firstAnswer(other)).toHaveValue("im Zug noch einmal");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a finished mission takes an answer by its button, and its tick stays", async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 1);
    await page.goto(MISSION);
    await firstAnswer(page).fill("ohne Skript ergänzt");
    await page.getByRole("button", { name: "Speichern", exact: true }).first().click();
    await expect(firstAnswer(page)).toHaveValue("ohne Skript ergänzt");
    await expect(firstTick(page)).toBeChecked();
  });
});
