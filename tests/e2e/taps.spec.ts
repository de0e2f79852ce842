import type { Locator } from "playwright/test";
import { answerBox, answerTo, expect, newEmail, readCode, register, test } from "./fixtures";

/** Taps from the landing page to the first finished mission: 24 answers and 13 more. */
const MOST = 37;
/** By then an answer would have gone on. */
const LONG_AFTER_MS = 5_000;

test("a stranger finishes the first mission with 37 taps, the 24 answers among them", async ({ page }) => {
  test.slow();
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  /** Types as a hand does: into what has the focus, else after a tap into it. */
  const write = async (field: Locator, text: string) => {
    await expect(field).toBeVisible();
    const hasFocus = await expect(field)
      .toBeFocused({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (!hasFocus) await tap(field);
    await page.keyboard.type(text);
  };
  const email = newEmail();
  await page.goto("/");
  await tap(page.getByRole("link", { name: "Jetzt starten" }));
  await write(page.getByLabel("Deine E-Mail-Adresse"), email);
  await tap(page.getByRole("button", { name: "Weiter" }));
  await write(page.getByLabel("Dein Vorname"), "Anna");
  await tap(page.getByRole("button", { name: "Weiter" }));
  await write(page.getByLabel("6-stelliger Code"), await readCode(email));
  for (let number = 1; number <= 24; number++) {
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    await tap(answerBox(page, 4));
  }
  await tap(page.getByRole("button", { name: "Abschließen" }));
  await expect(page).toHaveURL(/\/quiz-results\?/);
  await tap(page.getByRole("link", { name: "Berufspfade ansehen" }));
  await tap(page.getByRole("button", { name: "Diesen Pfad wählen" }));
  await expect(page).toHaveURL(/\/mission\//);
  for (const required of [0, 1]) await tap(page.getByLabel("Aufgabe abgeschlossen").nth(required));
  await tap(page.getByRole("button", { name: "Mission abschließen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Geschafft!" })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST);
});

test("an answer goes on after a breath, by tap alone; going back, the last question and the switch hold it", async ({
  page,
}) => {
  await register(page);
  await page.clock.install();
  const at = (number: number) => expect(page.getByText(`${number}/24`)).toBeVisible();
  const answer = (value: 1 | 2 | 3 | 5) => answerBox(page, value);
  await at(1);
  await page.keyboard.press("4");
  await page.clock.fastForward(LONG_AFTER_MS);
  await at(1);
  await answer(5).tap();
  await at(2);
  await page.getByRole("link", { name: "Zurück zur vorigen Frage" }).tap();
  await expect(page.getByRole("radio", { name: /^5/ })).toBeChecked();
  // The chosen one goes on, too, when it is tapped again.
  await answer(5).tap();
  await at(2);
  const byItself = page.getByRole("checkbox", { name: "Nach dem Antippen von selbst weiter" });
  await byItself.uncheck();
  const saved = answerTo(page, "intent=save");
  await answer(3).tap();
  await page.clock.fastForward(LONG_AFTER_MS);
  await at(2);
  await saved;
  await page.reload();
  await at(3);
  await expect(byItself).not.toBeChecked();
  await page.goto("/quiz?frage=24");
  await byItself.check();
  await answer(1).tap();
  await page.clock.fastForward(LONG_AFTER_MS);
  await at(24);
});
