import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { FIRST, finishButton, heading, openMoment, SECOND, standBeforeTheEnd, stopClock } from "./moment";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const hint = (page: Page) => page.getByText("Tippe irgendwohin, um zu bleiben.");
const staying = (page: Page) => page.getByText("Bleibt stehen, solange du willst.");

/** Where the last links stand on the page, however far it is scrolled. */
const placeOf = (page: Page) =>
  page
    .getByRole("link", { name: "Zurück zum Pfad" })
    .evaluate((link) => link.getBoundingClientRect().top + window.scrollY);

/** Milliseconds, longer than the moment stays by itself. */
const LONG = 10_000;

test("it leads on two seconds after it was seen, when nobody touches anything", async ({ page }) => {
  await openMoment(page);
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/geschafft=1$/);
  await expect(hint(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveURL(SECOND);
});

test.describe("with less motion, by the system", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it waits for somebody to go on, and says so", async ({ page }) => {
    await openMoment(page);
    await page.clock.runFor(LONG);
    await expect(heading(page)).toBeVisible();
    await expect(hint(page)).toBeHidden();
    await expect(staying(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
    await expect(page).toHaveURL(SECOND);
  });
});

test("with less motion by choice it waits, too", async ({ page }) => {
  await standBeforeTheEnd(page);
  await page.goto("/profile/einstellungen");
  await page.getByRole("switch", { name: "Bewegung reduzieren" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
  await page.goto(FIRST);
  await stopClock(page);
  await finishButton(page).click();
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(LONG);
  await expect(heading(page)).toBeVisible();
});

for (const [sign, touch] of Object.entries<(page: Page) => Promise<void>>({
  "a finger": (page) => page.touchscreen.tap(20, 300),
  "a key": (page) => page.keyboard.press("ArrowDown"),
  // Several steps, as the pointer's first position shows no movement yet.
  "a pointer": (page) => page.mouse.move(40, 400, { steps: 3 }),
  "a wheel": (page) => page.mouse.wheel(0, 10),
  "the focus, as a screen reader moves it": (page) => page.getByRole("link", { name: "Zurück zum Pfad" }).focus(),
})) {
  test(`once touched by ${sign} it stays until somebody leaves, and says so`, async ({ page }) => {
    await standBeforeTheEnd(page);
    await stopClock(page);
    await finishButton(page).press("Enter");
    await expect(heading(page)).toBeFocused();
    await page.clock.runFor(1_500);
    await expect(page.locator("[data-leaving=true]")).toHaveCount(1);
    const before = await placeOf(page);
    await touch(page);
    await expect(page.locator("[data-leaving=true]")).toHaveCount(0);
    await expect(hint(page)).toBeHidden();
    await expect(staying(page)).toBeInViewport({ ratio: 1 });
    expect(await placeOf(page)).toBe(before);
    await page.clock.runFor(LONG);
    await expect(heading(page)).toBeVisible();
    // Effects that run again on every load of data must not start the clock anew.
    await page.evaluate(() => window.__remixRouter.revalidate());
    await page.clock.runFor(LONG);
    await expect(page).toHaveURL(/geschafft=1$/);
  });
}

test("while its tab is not seen the time does not run", async ({ page }) => {
  await openMoment(page);
  const show = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.clock.runFor(1_000);
  await show("hidden");
  await page.clock.runFor(LONG);
  await expect(heading(page)).toBeVisible();
  await show("visible");
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/geschafft=1$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(SECOND);
});
