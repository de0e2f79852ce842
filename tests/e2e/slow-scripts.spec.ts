import type { Page } from "playwright/test";
import { holdScripts, holdTurns, untilTurnsAreHeld } from "./before-waking";
import { answerTo, expect, test } from "./fixtures";
import { firstAnswer, firstTick } from "./kept-mission";
import { startFirstMission } from "./walk";

// A service worker would serve the scripts from its cache, past the route that delays them here.
test.use({ serviceWorkers: "block" });

/** Ticks the first task and writes an answer before the page comes alive, and expects both to be saved. */
async function expectEarlyEditsSaved(page: Page, comeAlive: () => unknown): Promise<void> {
  const saved = Promise.all([answerTo(page, '"completed":true'), answerTo(page, "früh geschrieben")]);
  await firstAnswer(page).fill("früh geschrieben");
  await firstTick(page).check();
  await comeAlive();
  await saved;
  await page.reload();
  await expect(firstTick(page)).toBeChecked();
  await expect(firstAnswer(page)).toHaveValue("früh geschrieben");
}

test("a tick and an answer given before the scripts came are saved", async ({ page }) => {
  await startFirstMission(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expectEarlyEditsSaved(page, release);
});

test("a tick and an answer given between the scripts and their first work are saved", async ({ page }) => {
  await startFirstMission(page);
  await holdTurns(page);
  await page.reload();
  await expectEarlyEditsSaved(page, await untilTurnsAreHeld(page));
});
