import type { Page } from "playwright/test";
import { expect, newEmail, register, registerUpToCode, test } from "./fixtures";
import { meantAndSaid, translate } from "./translator";
import { startFirstMission } from "./walk";

test.use({ serviceWorkers: "block" });

async function expectAllSaid(page: Page): Promise<void> {
  await expect(async () => {
    const { meant, said, untranslated } = await meantAndSaid(page);
    expect(untranslated).toEqual([]);
    expect(said).toBe(meant);
  }).toPass({ timeout: 8_000 });
}

/** Text of the page as it is shown, without the translator's marks. */
const shown = (page: Page) => page.evaluate(() => document.body.innerText.replace(/[‹›]/g, "").replace(/\s+/g, " "));

test("the test counts on in a page that is translated", async ({ page }) => {
  await translate(page);
  await register(page);
  await page.reload({ waitUntil: "load" });
  for (let number = 1; number <= 7; number++) {
    await expect.poll(() => shown(page)).toContain(`${number}/24`);
    await expectAllSaid(page);
    await page.keyboard.press(String(1 + (number % 5)));
    await page.getByRole("button", { name: "Weiter" }).click();
  }
});

test("a wait for the next code counts down, and a refusal is said", async ({ page }) => {
  await translate(page);
  await registerUpToCode(page, { email: newEmail() });
  await page.reload({ waitUntil: "load" });
  const seconds = async () => Number(/(\d+)\s*(?:s\b|Sek)/.exec(await shown(page))?.[1] ?? Number.NaN);
  await expect.poll(seconds).toBeGreaterThan(0);
  const first = await seconds();
  await expect.poll(seconds).toBeLessThan(first);
  await page.getByLabel("6-stelliger Code").fill("000000");
  await expect.poll(() => shown(page)).toContain("nicht korrekt");
  await expectAllSaid(page);
});

test("ticks, screens and messages change in a page that is translated", async ({ page }) => {
  await startFirstMission(page);
  await translate(page);
  await page.reload({ waitUntil: "load" });
  await expectAllSaid(page);
  const boxes = page.getByRole("checkbox", { name: "Aufgabe abgeschlossen" });
  for (const share of ["50 %", "100 %"]) {
    await boxes.nth(share === "50 %" ? 0 : 1).check();
    await expect.poll(() => shown(page)).toContain(`Fortschritt ${share}`);
    await expectAllSaid(page);
  }
  await boxes.first().uncheck();
  await expect.poll(() => shown(page)).toContain("Fortschritt 50 %");
  for (const name of ["Home", "Level", "Profil", "Coach"]) {
    await page.getByRole("navigation").getByRole("link", { name }).click();
    await expect(page).toHaveURL(
      new RegExp({ Home: "home", Level: "level", Profil: "profile", Coach: "coach" }[name] ?? ""),
    );
    await expectAllSaid(page);
  }
  await page.getByLabel("Deine Frage an Inno").fill("Wie finde ich mein Thema?");
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(page)).toContain("Wie finde ich mein Thema?");
  await expectAllSaid(page);
});

test.describe("what was translated before it woke", () => {
  // React finds other texts than the server sent, logs that, and makes the document anew.
  test.use({ toleratedErrors: /React error #(?:418|423|425)/ });

  test("is said all of it, and goes on", async ({ page }) => {
    await startFirstMission(page);
    await translate(page, "asleep");
    await page.reload({ waitUntil: "load" });
    await expect(page.locator("html")).toHaveAttribute("data-awake", "");
    await expectAllSaid(page);
    await page.getByRole("checkbox", { name: "Aufgabe abgeschlossen" }).first().check();
    await expect.poll(() => shown(page)).toContain("Fortschritt 50 %");
    await expectAllSaid(page);
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(/home/);
    await expectAllSaid(page);
  });
});
