import type { Page } from "playwright/test";
import { test } from "./aged-test";
import { expect, expectAccessible, newEmail } from "./fixtures";
import { expectToFit } from "./layout";

const foot = (page: Page) => page.getByRole("contentinfo");

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a contract is cancelled without a login, and the receipt can be printed", async ({ page }) => {
    await page.goto("/");
    await foot(page).getByRole("link", { name: "Verträge hier kündigen" }).click();
    await expect(page.getByRole("textbox", { name: "Dein Grund" })).toBeHidden();
    await page.getByRole("radio", { name: /^Außerordentlich/ }).check();
    await page.getByRole("radio", { name: "Zu einem bestimmten Tag" }).check();
    await page.getByRole("button", { name: "jetzt kündigen" }).click();

    await expect(page.getByLabel("Dein Name")).toHaveAccessibleDescription(/Name zu kurz/);
    for (const said of ["E-Mail erforderlich", "Vertrag fehlt"]) await expect(page.getByText(said)).toBeVisible();

    const email = newEmail();
    await page.getByLabel("Dein Name").fill("Dora");
    await page.getByLabel("E-Mail-Adresse deines Kontos").fill(email);
    await page.getByLabel("Welcher Vertrag?").fill("Pro");
    await page.getByRole("button", { name: "jetzt kündigen" }).click();
    // The chosen options stay, and only now the page says what they still need.
    await expect(page.getByLabel("Dein Grund")).toHaveAccessibleDescription(/Grund fehlt/);
    await expect(page.getByLabel("Tag", { exact: true })).toHaveAccessibleDescription(/Tag fehlt/);
    await page.getByLabel("Dein Grund").fill("Ich ziehe um.");
    await page.getByLabel("Tag", { exact: true }).fill("2027-01-31");
    await page.getByRole("button", { name: "jetzt kündigen" }).click();

    await expect(page.getByRole("heading", { name: "Deine Kündigung ist eingegangen" })).toBeVisible();
    const told = page.getByRole("region", { name: "Deine Kündigung ist eingegangen" });
    for (const text of ["Ich ziehe um.", "31.01.2027", "Dora"]) await expect(told.getByText(text)).toBeVisible();
    await expect(told.getByText(/um \d\d:\d\d:\d\d Uhr/)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(told.getByText(email).first()).toBeVisible();
    await expect(foot(page)).toBeHidden();
  });

  test("a contract is withdrawn from in two steps, without a login", async ({ page }) => {
    await page.goto("/auth");
    await foot(page).getByRole("link", { name: "Vertrag widerrufen" }).click();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.getByRole("button", { name: "Vertrag widerrufen" }).click();
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await expect(page.getByText("Vertrag fehlt")).toBeVisible();
    await page.getByLabel("Dein Name").fill("Dora");
    await page.getByLabel("E-Mail-Adresse deines Kontos").fill(newEmail());
    await page.getByLabel("Welcher Vertrag?").fill("Lifetime Pro");
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await expect(page.getByRole("heading", { name: "Dein Widerruf ist eingegangen" })).toBeVisible();
  });
});

test("the forms, what they refuse and their receipts are accessible, and fit", async ({ page }) => {
  await page.goto("/kuendigen");
  await page.getByRole("radio", { name: /^Außerordentlich/ }).check();
  await page.getByRole("radio", { name: "Zu einem bestimmten Tag" }).check();
  await page.getByLabel("Dein Name").fill("Dora");
  await page.getByLabel("E-Mail-Adresse deines Kontos").fill(newEmail());
  await page.getByLabel("Welcher Vertrag?").fill("Pro");
  await expectGood(page);
  await page.getByRole("button", { name: "jetzt kündigen" }).click();
  await expect(page.getByText("Grund fehlt")).toBeVisible();
  await expectGood(page);
  await page.getByRole("radio", { name: /^Ordentlich/ }).check();
  await page.getByRole("radio", { name: "So früh wie möglich" }).check();
  await page.getByRole("button", { name: "jetzt kündigen" }).click();
  await expect(page.getByRole("heading", { name: "Deine Kündigung ist eingegangen" })).toBeVisible();
  await expectGood(page);
});

test("on a phone both ways stand above the bar, also in a mission", async ({ page, takeTo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/home", "/pricing", "/mission/content-creator-in-1"]) {
    await page.goto(await takeTo({ as: "walking", path }));
    const bar = await page.getByRole("navigation", { name: "Hauptnavigation" }).boundingBox();
    for (const name of ["Verträge hier kündigen", "Vertrag widerrufen"]) {
      const link = foot(page).getByRole("link", { name });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const box = await link.boundingBox();
      expect(box && bar ? box.y + box.height <= bar.y : false, `${name} on ${path}`).toBe(true);
    }
  }
});
