import { expect, expectAccessible, test } from "./fixtures";
import { registerByForms } from "./walk";

test("a phone shows name, picture, next step and the first bar at once", async ({ page }) => {
  await registerByForms(page);
  await page.goto("/quiz-results?eigener=1");
  const picture = page.locator("main header img");
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(220);
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("link", { name: "Berufspfade ansehen" }),
    page.getByText(/von 15, /).first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("a wide window keeps the type beside what is said of it, down to the three paths @wide", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await registerByForms(page);
  await page.goto("/quiz-results?eigener=1");
  const links = page.getByRole("region", { name: "Das passt zu dir" }).getByRole("link");
  const paths = links.filter({ hasText: "Ansehen" });
  await expect(paths).toHaveCount(3);
  await paths.first().scrollIntoViewIfNeeded();
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("link", { name: "Berufspfade ansehen" }),
    page.getByRole("button", { name: "Als Bild teilen" }),
    page.getByRole("link", { name: "Drucken" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const tops = await paths.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expectAccessible(page);
  await paths.nth(2).click();
  await expect(page).toHaveURL(/\/career-path-selection\?type=[^&]+&pfad=3$/);
});
