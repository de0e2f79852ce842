import { fieldOf, logOf, openCoach, send, startWithPath } from "./coach-page";
import { test } from "./coach-test";
import { expect, expectAccessible } from "./fixtures";

test.use({ serviceWorkers: "block" });

test("a page left open past the trial's end stays, answers in the stated words, and says what happened", async ({
  page,
  coach,
}) => {
  const email = await startWithPath(page);
  await openCoach(page);
  await send(page, "Womit fange ich an?");
  await expect(logOf(page)).toContainText("in zwei Sätzen");
  await expect(page).toHaveURL(/gespraech=/);
  await coach.ageTrial(email, 40);
  const replies = logOf(page).getByText(/Pro fragst du|Testphase ist vorbei|Für eine Antwort brauchst du/);
  for (const asked of [1, 2, 3]) {
    await send(page, `Und Nummer ${asked}?`);
    await expect(replies).toHaveCount(asked);
    await expect(fieldOf(page)).toHaveAttribute("placeholder", "Stelle eine Frage (limitiert)");
  }
  await expect(page.getByText("Deine Testphase ist beendet.", { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/coach\?gespraech=/);
  await expectAccessible(page);
  await page.getByRole("link", { name: /Rückenwind/ }).click();
  await expect(logOf(page)).toContainText("Deine 4-wöchige Testphase ist abgelaufen.");
  await expect(replies).toHaveCount(3);
  await page.reload();
  await expect(replies).toHaveCount(3);
});

test("a first question asked after the end stays, too", async ({ page, coach }) => {
  const email = await startWithPath(page);
  await openCoach(page);
  await coach.ageTrial(email, 40);
  await send(page, "Womit fange ich an?");
  await expect(logOf(page).getByText(/🚀/)).toHaveCount(1);
  await expect(fieldOf(page)).toHaveAttribute("placeholder", "Stelle eine Frage (limitiert)");
  await expect(logOf(page).getByText(/🚀/)).toHaveCount(1);
});
