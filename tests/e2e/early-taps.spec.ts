import type { Page } from "playwright/test";
import { holdScripts, holdTurns, untilTurnsAreHeld } from "./before-waking";
import { answerBox, expect } from "./fixtures";
import { test } from "./kept-page";

// A service worker would serve the scripts from its cache, past the route that holds them here.
test.use({ serviceWorkers: "block", toleratedErrors: /ERR_ABORTED|ERR_FAILED/ });

type Wait = (page: Page, path: string) => Promise<() => Promise<void>>;

/** Opens a page whose scripts have not come; the function that it resolves to lets them come. */
const withoutScripts: Wait = async (page, path) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return release;
};

/** Opens a page whose scripts have run, and whose first turn of React's work is still to come. */
const beforeTheirFirstTurn: Wait = async (page, path) => {
  await holdTurns(page);
  await page.goto(path, { waitUntil: "commit" });
  return untilTurnsAreHeld(page);
};

const WAITS: [string, Wait][] = [
  ["before its scripts came", withoutScripts],
  ["between its scripts and their first work", beforeTheirFirstTurn],
];

for (const [when, open] of WAITS) {
  test.describe(`a tap ${when}`, () => {
    test("on /home leads where it says", async ({ page, takeTo }) => {
      const release = await open(page, await takeTo({ as: "walking", path: "/home" }));
      await page.getByRole("link", { name: "Quests" }).click();
      await release();
      await expect(page).toHaveURL(/\/quests$/);
      await expect(page.getByRole("main")).toBeVisible();
    });

    test("on an answer of the test counts", async ({ page, takeTo }) => {
      const release = await open(page, await takeTo({ as: "newcomer", path: "/quiz" }));
      await answerBox(page, 4).click();
      await release();
      await expect(page.locator("html[data-awake]")).toBeAttached();
      // React answers a tap on a page that it has not woken yet by waking it at once: the test goes on by itself. One that
      // nobody heard is found by what is ticked, and waits.
      if (open === withoutScripts) await page.getByRole("button", { name: "Weiter" }).click();
      await expect(page.getByText("2/24")).toBeVisible();
    });

    test("that sends the coach a question sends it once", async ({ page, takeTo }) => {
      const release = await open(page, await takeTo({ as: "walking", path: "/coach" }));
      // Both tests ask for the same person, whose conversation stays.
      const question = `Was ist eine Nische? (${when})`;
      await page.getByLabel("Deine Frage an Inno").fill(question);
      await page.getByRole("button", { name: "Senden" }).click();
      await release();
      await expect(page.getByRole("log").getByText(question)).toHaveCount(1);
    });
  });
}
