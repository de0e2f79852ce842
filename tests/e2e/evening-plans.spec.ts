import type { Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms } from "./walk";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const MISSION = "/mission/content-creator-in-1";
const [IF_THEN, OTHERWISE] = ["Wenn die Kinder schlafen, dann rufe ich Ola an", "Dann schreibe ich ihr morgens"];

const first = (page: Page) => page.getByRole("textbox", { name: "Wenn … , dann …" });
const second = (page: Page) => page.getByRole("textbox", { name: "Wenn das nicht klappt: …" });
const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toHaveCount(1);

async function expectOnHomeAndPaper(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.getByText(IF_THEN)).toBeVisible();
  await page.goto(`${MISSION}/druck`);
  await expect(page.getByText(IF_THEN)).toBeVisible();
  await expect(page.getByText(OTHERWISE)).toBeVisible();
}

/** The next mission takes both sentences of the one before with one button. */
async function expectLastTime(page: Page): Promise<void> {
  await finishMissions(page, "content-creator-in", 1, 1);
  await page.goto("/mission/content-creator-in-2");
  await expect(first(page)).toHaveValue("");
  await page.getByRole("button", { name: "Wie letztes Mal" }).click();
  await expect(first(page)).toHaveValue(IF_THEN);
  await expect(second(page)).toHaveValue(OTHERWISE);
}

test.beforeEach(async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await page.goto(MISSION);
});

test("what is offered is taken with a tap, one's own words stand on /home and on paper, and last time's serve the next mission", async ({
  page,
}) => {
  const offer = page.getByRole("button", { name: "Wenn ich abends am Tisch sitze" });
  await offer.click();
  await expect(first(page)).toHaveValue(/^Wenn ich abends am Tisch sitze, dann öffne ich „/);
  await expect(offer).toBeHidden();
  await first(page).fill(IF_THEN);
  await second(page).fill(OTHERWISE);
  await isSaved(page);
  await expectAccessible(page);
  await page.reload();
  await expect(first(page)).toHaveValue(IF_THEN);
  await expectOnHomeAndPaper(page);
  await expectLastTime(page);
  await isSaved(page);
  await page.reload();
  await expect(second(page)).toHaveValue(OTHERWISE);
});

test("written without a connection it is kept, and sent when there is one", async ({ page, context }) => {
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  await context.setOffline(true);
  await first(page).fill(IF_THEN);
  await second(page).fill(OTHERWISE);
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);
  await expectOnHomeAndPaper(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form keeps both, and one button takes those of last time", async ({ page }) => {
    await first(page).fill(IF_THEN);
    await second(page).fill(OTHERWISE);
    await page.getByRole("button", { name: "Sätze speichern" }).click();
    await expect(page).toHaveURL(/#abend$/);
    await expect(first(page)).toHaveValue(IF_THEN);
    await expectOnHomeAndPaper(page);
    await expectLastTime(page);
  });
});
