import type { Page } from "playwright/test";
import { expect } from "./fixtures";
import { choosePath, registerByForms, tickRequired } from "./walk";

export const PATH = "content-creator-in";
export const FIRST = `/mission/${PATH}-1`;
export const SECOND = new RegExp(`/mission/${PATH}-2$`);
export const finishButton = (page: Page) => page.getByRole("button", { name: "Mission abschließen" });
export const heading = (page: Page, name = "Geschafft!") => page.getByRole("heading", { level: 1, name });

/** Ticks everything of the first mission, and opens its page. */
export async function standBeforeTheEnd(page: Page): Promise<void> {
  await registerByForms(page);
  await choosePath(page, PATH);
  await tickRequired(page, `${PATH}-1`);
  await page.goto(FIRST);
  await expect(finishButton(page)).toBeEnabled();
}

/** Stops the page's clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Finishes the first mission: its moment has just begun, and the page's clock stands still. */
export async function openMoment(page: Page): Promise<void> {
  await standBeforeTheEnd(page);
  await stopClock(page);
  await finishButton(page).click();
  await expect(heading(page)).toBeFocused();
}
