import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { firstCardTitle, firstWeekWords } from "../fixtures/companion-week";
import { decoded } from "../fixtures/mail-text";
import { expect, expectAccessible, newEmail, test } from "./fixtures";
import { registerByForms } from "./walk";

const LINK = /\/begleiten\?k=[\w-]+/;

/** The link in the newest mail to an address. */
async function linkMailedTo(email: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");
  const links = () =>
    readdirSync(outbox)
      .filter((name) => name.includes(email))
      .sort()
      .flatMap((name) => LINK.exec(decoded(readFileSync(join(outbox, name), "utf8")))?.[0] ?? []);
  await expect.poll(() => links().length, { timeout: 15_000 }).toBeGreaterThan(0);
  return links().at(-1) ?? "";
}

/** Fits the narrowest phone and has no barrier, light and dark. */
async function expectFitting(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("somebody without an account and without scripts accompanies a learner until one of them ends it", async ({
  page,
  browser,
  baseURL,
}) => {
  await registerByForms(page);
  await page.goto("/profile/einstellungen");
  await page.getByRole("link", { name: "Zur Begleitung" }).click();
  await page.getByLabel("Gespräche").check();
  await page.getByRole("button", { name: "Link machen" }).click();
  await expect(page.getByText("Genau drei")).toBeVisible();
  await page.getByLabel("Anfragen gesendet").uncheck();
  await page.getByLabel("Ein Satz von dir").fill("Diese Woche frage ich das Café.");
  await page.getByRole("button", { name: "Link machen" }).click();
  const invitation = await page.getByLabel("Dein Link").inputValue();
  await page.getByRole("button", { name: "Link kopieren" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Kopiert|Markiere/ })).toBeVisible();
  await expectFitting(page);

  // With scripts, as the check for barriers is one: the pages have none.
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const kim = await context.newPage();
  const email = newEmail();
  await kim.goto(new URL(invitation).pathname + new URL(invitation).search);
  await expect(kim.getByRole("heading", { name: "Begleitest du Anna?" })).toBeVisible();
  await expect(kim.getByText("Diese Woche frage ich das Café.")).toBeVisible();
  await expect(kim.locator("script")).toHaveCount(0);
  await expectFitting(kim);
  await kim.getByLabel("Deine E-Mail-Adresse").fill("kim");
  await kim.getByRole("button", { name: "E-Mail zum Bestätigen schicken" }).click();
  await expect(kim.getByText("Ungültige E-Mail")).toBeVisible();
  await kim.getByLabel("Deine E-Mail-Adresse").fill(email);
  await kim.getByRole("button", { name: "E-Mail zum Bestätigen schicken" }).click();
  await expect(kim.getByRole("heading", { name: "Schau in dein Postfach" })).toBeVisible();

  await kim.goto(await linkMailedTo(email));
  await expectFitting(kim);
  await kim.getByRole("button", { name: "Ja, ich bin dabei" }).click();
  await expect(kim.getByText(firstWeekWords())).toBeVisible();
  await kim.getByRole("button", { name: "Ich bin stolz auf dich." }).click();
  await expect(kim.getByText("„Ich bin stolz auf dich.“ Eine neue ersetzt sie.")).toBeVisible();
  await kim.getByRole("button", { name: "Satz schicken" }).click();
  await expect(kim.getByText("Noch leer")).toBeVisible();
  await kim.getByLabel("Oder ein Satz von dir").fill("Die freuen sich bestimmt.");
  await kim.getByRole("button", { name: "Satz schicken" }).click();
  await expect(kim.getByText("„Die freuen sich bestimmt.“")).toBeVisible();
  await expect(kim.locator("script")).toHaveCount(0);
  await expectFitting(kim);

  await page.goto("/home");
  await page.getByRole("link", { name: "Deine Begleitung „Die freuen sich bestimmt.“" }).click();
  await expect(page.getByText(firstCardTitle())).toBeVisible();
  await expectFitting(page);

  await kim.getByRole("button", { name: "Jetzt beenden" }).click();
  await expect(kim.getByRole("heading", { name: "Beendet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Link machen" })).toBeVisible();
  await context.close();
});
