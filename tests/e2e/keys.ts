import { expect, type Locator, type Page } from "playwright/test";
import { tellHiddenFocus } from "./hidden-focus";

const MOST_STOPS = 60;

/** Presses Tab until an element has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    expect(await whatHidesFocus(page)).toBeNull();
  }
  await expect(target).toBeFocused();
}

/** Walks to a link or button by Tab and presses it by Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Reason why the focus is not seen, as soon as what moves into view on focus has done so: by the second frame. */
async function whatHidesFocus(page: Page): Promise<string | null> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return page.evaluate(tellHiddenFocus);
}
