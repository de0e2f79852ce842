import { expect, type Locator, type Page } from "playwright/test";

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

/** Reason why the focus is not visible: no outline, or something covers it; null when it is visible. */
function whatHidesFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // Elements that move into view on focus have done so by the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    // At the end of the page the focus leaves for the browser's own controls.
    if (!focused || focused === document.body) return null;
    const shown = focused.closest("label") ?? focused;
    const name = shown.outerHTML.slice(0, 120);
    const isOutlined = [focused, shown].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    if (!isOutlined) return `no outline: ${name}`;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width / 2, top + height * share));
    const isSeen = points.some((found) => found !== null && (shown.contains(found) || found.contains(shown)));
    return isSeen ? null : `covered by ${points[1]?.outerHTML.slice(0, 80)}: ${name}`;
  });
}
