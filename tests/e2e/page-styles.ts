import { expect, type Page } from "playwright/test";
import { readSheet, rulesFor } from "../../scripts/lib/page-styles.mjs";
import { readPageStyles } from "../fixtures/page-styles";

const styles = readPageStyles();
const { sheet: all } = readSheet();

/** Expects that the styles which a first visit gets with this screen have every rule for what stands on it. */
export async function expectItsStyles(page: Page): Promise<void> {
  const { route, own, given } = await page.evaluate(() => ({
    route: window.__remixRouter?.state.matches.at(-1)?.route.id,
    own: document.querySelector("style[data-stylesheet]")?.textContent,
    given: [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
  }));
  // A page without scripts has come by itself, with its styles.
  const brought = route ? styles.get(route) : own;
  const words = new Set(given);
  expect(rulesFor(words, brought ?? ""), `styles of ${route ?? "this page"}`).toBe(rulesFor(words, all));
}
