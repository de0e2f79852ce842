import type { Page } from "playwright/test";
import { buyPro, orderInNewTab, payOnce, startWithEndedTrial } from "./buying";
import { expect, expectAccessible, expectMail, register } from "./fixtures";
import { test } from "./paying-test";

test("cancelled, it goes on to the end of the month; with the money back it ends at once", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/abo");
  await page.getByText("Pro kündigen").click();
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(page.getByText("Pro ist gekündigt")).toBeVisible();
  await expect(page.getByText(/Läuft noch bis/)).toBeVisible();
  await page.getByText("30 Tage Geld-zurück").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Geld zurück und beenden" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText("Pro ist beendet, du bekommst 9 € zurück")).toBeVisible();
  await page.goto("/quests");
  await expect(page).toHaveURL(/\/pricing$/);
});

test("the portal opens in a tab of its own", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/abo");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Zahlungsart und Rechnungen verwalten" }).click();
  expect(new URL((await opened).url()).origin).toBe(paying.stripe.url);
});

/** Declares a cancellation or a withdrawal without a login, on another device. */
async function declare(page: Page, path: "/kuendigen" | "/widerruf", contract: string, email: string): Promise<void> {
  await page.goto("/");
  const isWithdrawal = path === "/widerruf";
  const named = isWithdrawal ? "Vertrag widerrufen" : "Verträge hier kündigen";
  await page.getByRole("contentinfo").getByRole("link", { name: named }).click();
  await expect(page).toHaveURL(path);
  if (isWithdrawal) await page.getByRole("button", { name: "Vertrag widerrufen" }).click();
  await page.getByLabel("Dein Name").fill("Anna");
  await page.getByLabel("E-Mail-Adresse deines Kontos").fill(email);
  await page.getByLabel("Welcher Vertrag?").fill(contract);
  await page.getByRole("button", { name: isWithdrawal ? "Widerruf bestätigen" : "jetzt kündigen" }).click();
  await expect(page.getByRole("heading", { name: /^Dein(?:e Kündigung| Widerruf) ist eingegangen$/ })).toBeVisible();
}

test("a paid contract is withdrawn from without a login: all of it comes back, and it is over", async ({
  page,
  paying,
  stranger,
}) => {
  const email = await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=lifetime_pro");
  await payOnce(page);
  await declare(stranger, "/widerruf", "Lifetime Pro", email);
  await expectMail(email, "Du bekommst 49 € zurück");
  await page.goto("/abo");
  await expect(page.getByText("Gerade läuft kein Tarif.")).toBeVisible();
  await expect(page.getByText("49 €, davon zurück 49 €")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/quests");
  await expect(page).toHaveURL(/\/pricing$/);
  await page.getByText("Einmal", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Lifetime Pro wählen", exact: true })).toBeVisible();
});

test("a subscription is cancelled without a login, and goes on to the end of its month", async ({
  page,
  paying,
  stranger,
}) => {
  const email = await startWithEndedTrial(page, paying);
  await buyPro(page);
  await declare(stranger, "/kuendigen", "Pro", email);
  await expectMail(email, "Dein Tarif Pro endet am");
  await page.goto("/abo");
  await expect(page.getByText(/^Gekündigt\. Läuft noch bis/)).toBeVisible();
  await expect(page.getByText("Pro kündigen")).toHaveCount(0);
  await page.goto("/quests");
  await expect(page).toHaveURL(/\/quests$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan is bought and cancelled", async ({ page, paying }) => {
    const email = await register(page);
    await paying.ageTrial(email, 40);
    await page.goto("/kasse?plan=pro");
    const stripe = await orderInNewTab(page);
    await stripe.getByRole("button", { name: "Bezahlen", exact: true }).click();
    await expect(async () => {
      await page.goto("/abo");
      await expect(page.getByRole("heading", { name: "Pro", exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await page.getByText("Pro kündigen").click();
    await page.getByRole("button", { name: "Jetzt kündigen" }).click();
    await expect(page.getByText(/Läuft noch bis/)).toBeVisible();
  });
});
