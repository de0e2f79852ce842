import { expect, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms } from "./walk";

const PATH = "social-media-agentur";
const MISSION = `/mission/${PATH}-7`;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a learner tells their situation from the mission that it concerns, and reads there what changed", async ({
    page,
  }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 6);
    await page.goto(MISSION);
    const open = page.locator("details[data-passage][open]");
    await expect(open).toHaveCount(3);
    await page.getByRole("link", { name: "Meine Situation angeben" }).click();
    await expect(page.getByRole("heading", { name: "Deine Situation" })).toBeVisible();
    await page.getByLabel("In Vollzeit").check();
    await page.getByLabel("Über meinen Job").check();
    await page.getByLabel("Nichts davon").check();
    await page.getByLabel("Firmen").check();
    await page.getByLabel("Wie viele Stunden").fill("8");
    await page.getByRole("button", { name: "Situation speichern" }).click();
    await expect(page).toHaveURL(MISSION);
    await expect(page.getByText(/Abschnitte? (ist|sind) jetzt gefaltet\./)).toBeVisible();
    await expect(open).toHaveCount(3);
    await page.getByRole("link", { name: "Alle öffnen" }).click();
    await expect(open).toHaveCount(await page.locator("details[data-passage]").count());
    // The questions stay folded: whoever reads everything is not asked at the same time.
    const folded = page.locator("#text, .prose").locator("details:not([open], form details)");
    await expect(folded.filter({ hasNotText: /^Prüf dich/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Wieder falten" }).click();
    await expect(open).toHaveCount(3);
  });
});

test("a mission's folds are open on paper, and folded again after it", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 6);
  await page.goto(MISSION);
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  const open = page.locator("details[data-passage][open]");
  await expect(open).toHaveCount(3);
  const all = await page.locator("details[data-passage]").count();
  expect(all).toBeGreaterThan(3);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(all);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(3);
  await page.getByRole("link", { name: "Alle öffnen" }).click();
  await expect(open).toHaveCount(all);
});
