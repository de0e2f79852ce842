import type { Page } from "playwright/test";
import { expect } from "./fixtures";

export const MISSION = "/mission/content-creator-in-1";

export const firstTick = (page: Page) => page.getByLabel("Aufgabe abgeschlossen").first();
export const firstAnswer = (page: Page) => page.getByLabel("Deine Antwort").first();

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
