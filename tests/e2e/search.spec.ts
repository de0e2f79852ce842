import { type Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { becomeLearner, startFirstMission } from "./walk";

/** Searches in the head of a page, and finds the learner's own note. */
async function findErna(page: Page): Promise<void> {
  await page.goto("/home");
  const field = page.getByRole("searchbox", { name: "Wonach suchst du?" }).filter({ visible: true });
  await field.fill("erna");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/suche\?q=erna$/);
  await expect(page.getByRole("heading", { name: "Deine Notizen und Antworten" })).toBeVisible();
  await expect(page.locator("mark", { hasText: "Erna" })).toBeVisible();
}

test("a search leads into the closed part of a mission that answers, and to one's own notes", async ({ page }) => {
  await startFirstMission(page);
  await page.getByLabel("Deine Notizen").fill("Tante Erna fragen");
  await page.getByLabel("Deine Notizen").blur();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();

  await findErna(page);
  await expectAccessible(page);

  await page.goto("/suche?q=zuerst+nische+finden");
  const result = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  await result.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mission\/content-creator-in-1/);
});

test("a question about the app finds its answer in the help, above what the missions say", async ({ page }) => {
  await becomeLearner(page);
  await page.goto("/suche?q=Wie+k%C3%BCndige+ich%3F");
  const help = page.getByRole("region", { name: "In der Hilfe" });
  await expect(help.getByRole("link")).toHaveCount(1);
  await expectAccessible(page);
  await help.getByRole("link", { name: "Wie kündige ich, gibt es Geld zurück?" }).click();
  await expect(page).toHaveURL(/\/hilfe#kuendigen-und-geld-zurueck$/);
  await expect(page.getByRole("heading", { name: "Wie kündige ich, gibt es Geld zurück?" })).toBeInViewport();

  await page.goto("/suche?q=rechnung+schreiben");
  await expect(page.getByRole("heading", { name: "Gut zu wissen" })).toBeVisible();
  await expect(help).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole search works: from the field to the heading, and into one's own notes", async ({ page }) => {
    await becomeLearner(page);
    await page.goto("/mission/content-creator-in-1");
    await page.getByLabel("Deine Notizen").fill("Tante Erna fragen");
    await page.getByRole("button", { name: "Notiz speichern" }).click();
    await expect(page).toHaveURL(/#notizen$/);

    await findErna(page);

    const again = page.getByRole("main").getByRole("searchbox", { name: "Wonach suchst du?" });
    await again.fill("nische finden");
    await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/mission\/content-creator-in-1/);

    await page.goto("/suche?q=wer+gewinnt+die+bundesliga");
    await expect(page.getByText("Dazu steht hier nichts.")).toBeVisible();
  });

  test("an address inside a closed passage opens it", async ({ page }) => {
    await page.setContent(
      '<details><summary>Zu</summary><div id="wissen">Innen</div></details><a href="#wissen">Hin</a>',
    );
    await page.getByRole("link", { name: "Hin" }).click();
    await expect(page.getByText("Innen")).toBeVisible();
  });
});
