import { statSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { stopMoving, test } from "../e2e/fixtures";
import { choosePath, finishMissions, registerByForms, submit } from "../e2e/walk";

const PATH = "content-creator-in";

/** Upper limit of a picture's size: more than a screen of flat colours takes. */
const MOST_BYTES = 120_000;

/** Saves a screenshot of the phone's window in the folder that the README names. */
async function take(page: Page, name: string): Promise<void> {
  const path = `docs/pictures/${name}.png`;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await stopMoving(page);
  await page.screenshot({ path });
  expect(statSync(path).size, path).toBeLessThan(MOST_BYTES);
}

test("the landing page, a result, the trail and a mission", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await take(page, "landing");

  await registerByForms(page, { untilQuiz: true });
  await submit(page, "/quiz", { intent: "finish" });
  await page.goto("/home");
  await page.goto("/quiz-results?type=Denker:in");
  await expect(page.getByRole("heading", { level: 1, name: "Denker:in" })).toBeVisible();
  await take(page, "result");

  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 2);
  const third = `/mission/${PATH}-3`;
  await submit(page, third, { intent: "task", task: "cc3-1", completed: "on" });
  await page.goto("/quests");
  await page.goto("/home");
  await expect(page.getByRole("link", { name: "Weitermachen" })).toBeVisible();
  await take(page, "home");

  await page.getByRole("link", { name: "Weitermachen" }).click();
  await expect(page).toHaveURL(/#cc3-2$/);
  await expect(page.getByRole("heading", { name: "Drei Inhalte fertigstellen" })).toBeFocused();
  await take(page, "mission");
});
