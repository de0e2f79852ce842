import type { Page } from "playwright/test";
import { test as agedTest } from "./aged-test";

let kept: Page | undefined;

/**
 * Tests on the aged server that look at one screen each. They share one page per worker, which has its scripts, like
 * the page of a learner who comes from another screen. A new page for each test would take a fifth of the time.
 */
export const test = agedTest.extend({
  context: async ({ browser, baseURL, viewport, hasTouch, locale, contextOptions, extraHTTPHeaders }, use) => {
    const options = { ...contextOptions, baseURL, viewport, hasTouch, locale, extraHTTPHeaders };
    kept ??= await (await browser.newContext({ ...options, serviceWorkers: "block" })).newPage();
    await use(kept.context());
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error("The page was closed.");
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
