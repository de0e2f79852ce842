import type { Page } from "playwright/test";
import { expect } from "./fixtures";

export const MISSION = "/mission/content-creator-in-1";

/** The card of a task, folded or not: one that was done when the page was made is folded below the others. */
export const cardOfTask = (page: Page, id: string) => page.locator(`[data-task="${id}"]`);
export const firstTick = (page: Page) => cardOfTask(page, "cc1-1").getByLabel("Aufgabe abgeschlossen");
export const firstAnswer = (page: Page) => cardOfTask(page, "cc1-1").getByLabel("Deine Antwort");

/** Resolves once a service worker controls the page and has cached a copy of `path`. */
export async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (url) => (await caches.match(url)) !== undefined && navigator.serviceWorker.controller !== null,
          path,
        ),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
}

/** Lets `look` see a second browser that is logged in as the same person. */
export async function inAnotherBrowser(page: Page, look: (other: Page) => Promise<void>): Promise<void> {
  const elsewhere = await page.context().browser()?.newContext();
  if (!elsewhere) throw new Error("no browser");
  await elsewhere.addCookies(await page.context().cookies());
  await look(await elsewhere.newPage());
  await elsewhere.close();
}

export const localKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
