import type { Page } from "playwright/test";

/** Has the pages to come add up how much their layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Sum of the shifts of the page that is open, once its fonts are there; 0 to some 1, as browsers count it (Layout Instability). */
export async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return Number(await page.locator("html").getAttribute("data-shift"));
}
