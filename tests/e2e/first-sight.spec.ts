import type { Page } from "playwright/test";
import { expect } from "./fixtures";
import { test } from "./aged-test";

test.use({ serviceWorkers: "block", toleratedErrors: /ERR_FAILED/ });

const SHEET = "**/tailwind-wide-*.css";
const PAGES = [
  { path: "/home", above: (page: Page) => page.locator("#trail > svg").last(), below: "#trail li" },
  {
    path: "/mission/content-creator-in-1",
    above: (page: Page) => page.getByRole("heading", { level: 1 }),
    below: "main ~ footer",
  },
];

for (const { path, above, below } of PAGES) {
  test(`${path} is seen before what lies below is read, and wakes when it is`, async ({ page, takeTo }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SHEET, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(await takeTo({ as: "walking", path }), { waitUntil: "commit" });
    await expect(above(page)).toBeInViewport();
    await expect(page.locator("nav a").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    await expect(page.locator(below)).toHaveCount(0);
    release();
    await expect(page.locator(below).first()).toBeAttached();
    await expect(page.locator("html[data-awake]")).toBeAttached();
  });

  test(`${path} is read to its end where that stylesheet does not come`, async ({ page, takeTo }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto(await takeTo({ as: "walking", path }));
    await expect(page.locator(below).first()).toBeAttached();
    await expect(page.locator("html[data-awake]")).toBeAttached();
  });
}
