import type { Page } from "playwright/test";
import { expect } from "./fixtures";

export const MISSION = "/mission/content-creator-in-1";

/** The card of a task, folded or not: one that was done when the page was made is folded below the others. */
export const cardOfTask = (page: Page, id: string) => page.locator(`[data-task="${id}"]`);
export const firstTick = (page: Page) => cardOfTask(page, "cc1-1").getByLabel("Aufgabe abgeschlossen");
export const firstAnswer = (page: Page) => cardOfTask(page, "cc1-1").getByLabel("Deine Antwort");

/**
 * Resolves once the service worker of the page's own build controls it, has replaced any other and has cached a copy of
 * `path`. A navigation while one replaces another may never come: the driver is attached to each worker, and Chromium
 * loses the request then, in about 3 of 100 replacements.
 */
export async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (url) => {
          const registration = await navigator.serviceWorker.getRegistration();
          const { active, installing, waiting } = registration ?? {};
          const isOwn = active?.scriptURL.endsWith(`build=${window.__remixManifest.version}`) ?? false;
          const hasReplaced = !installing && !waiting && active?.state === "activated";
          const isControlled = navigator.serviceWorker.controller !== null;
          return isOwn && hasReplaced && isControlled && (await caches.match(url)) !== undefined;
        }, path),
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
