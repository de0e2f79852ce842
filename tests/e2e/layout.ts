import { expect, type Page } from "playwright/test";
import { stopMoving } from "./fixtures";
import { findOverflows } from "./overflows";
import { listOverlaps } from "./overlaps";
import { listBrokenLabels, listBrokenWords, listInvisibleIcons } from "./visible-faults";

/** Smallest side of an element to press, in CSS pixels. */
const PRIMARY_TARGET = 44;
/** Number of letters that fit on every line of a phone, also with text of 200 %; longer words are hyphenated. */
const SHORT_WORD = 11;

const PHONES = [320, 360, 390];
const WIDER = [768, 1440];
const LARGE_TEXT_WIDTHS = [320, 390];

/**
 * Expects that nothing of the screen lies beside the window, over something else or is cut off, also on the narrowest
 * phone, on the widest screen and with text twice as large; and that icons are seen in both themes.
 */
export async function expectToFit(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  expect.soft(await listSmallTargets(page), "small targets").toEqual([]);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await stopMoving(page);
    expect.soft(await listInvisibleIcons(page), `icons in the colour of their ground, ${colorScheme}`).toEqual([]);
  }
  for (const width of PHONES) await expectToFitAt(width, page);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of LARGE_TEXT_WIDTHS) {
    const where = `with text of 200 % at ${width} px`;
    await page.setViewportSize({ width, height: 844 });
    await expectNoneOut(page, where);
    expect.soft(await listBrokenWords(page, SHORT_WORD), `words in pieces ${where}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  for (const width of WIDER) await expectToFitAt(width, page);
  await page.setViewportSize(usual);
}

async function expectToFitAt(width: number, page: Page): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  expect.soft(await listBrokenLabels(page), `words of buttons over several lines at ${width} px`).toEqual([]);
  expect.soft(await listBrokenWords(page, SHORT_WORD), `words in pieces at ${width} px`).toEqual([]);
  await expectNoneOut(page, `at ${width} px`);
}

async function expectNoneOut(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findOverflows), where).toEqual([]);
  expect.soft(await listOverlaps(page), `text over text ${where}`).toEqual([]);
}

/** Buttons, fields and links that are so small that a finger would miss them. */
function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const typed = "textarea, input:not([type=hidden], [type=radio], [type=checkbox])";
    const targets = document.querySelectorAll(`button, summary, label:has(input), ${typed}`);
    // A link counts if it is a box, or all the text of its paragraph or entry; in a sentence it is as high as its line.
    const isBox = (link: Element) => getComputedStyle(link).display !== "inline";
    const isAlone = (link: Element) => {
      const box = link.parentElement?.closest("p, li, h2, dd, div, section, aside, header");
      return (
        link.closest("main") &&
        !link.closest(".prose, .sr-only") &&
        box?.textContent?.trim() === link.textContent?.trim()
      );
    };
    const links = [...document.querySelectorAll("a")].filter((link) => isBox(link) || isAlone(link));
    return [...targets, ...links].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      if (!isShown || (width >= least && height >= least)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 90)}`];
    });
  }, PRIMARY_TARGET);
}
