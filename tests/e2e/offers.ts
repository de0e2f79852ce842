import type { Page } from "playwright/test";
import { expect } from "./fixtures";

/** Links that the specification names beside the offer of their screen. */
const STATED = ["Subscription verwalten"];

/**
 * A screen asks once: at most one link or button to the prices in sight, besides the tabs, the way back and what is
 * stated.
 */
export async function expectOneOffer(page: Page): Promise<void> {
  const offers = page.locator(
    'main :is(a[href^="/pricing"], a:has-text("upgrade"), button:has-text("upgrade"), a:has-text("upgraden"))',
  );
  const names: string[] = [];
  for (const offer of await offers.filter({ visible: true }).all()) {
    names.push((await offer.getAttribute("aria-label")) ?? (await offer.innerText()));
  }
  const asking = names
    .map((name) => name.trim())
    .filter((name) => !name.startsWith("Zurück") && !STATED.includes(name));
  expect(asking.length, asking.join(", ")).toBeLessThan(2);
}
