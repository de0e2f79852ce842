import { type Page } from "playwright/test";
import { FEATURES } from "../../app/domain/features";
import type { AgedServer } from "./aged-server";
import { test } from "./aged-test";
import { expect, expectAccessible, register } from "./fixtures";
import { startFirstMission } from "./walk";

/** A learner on the first mission whose trial of four weeks is over. */
async function startWithEndedTrial(page: Page, aged: AgedServer): Promise<void> {
  const email = await startFirstMission(page);
  await aged.ageTrial(email, 28);
}

test("after the trial a plan opens the way again @wide", async ({ page, aged }) => {
  await startWithEndedTrial(page, aged);
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Deine kostenlose Testphase ist beendet" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: /Deine Nische finden|Mission öffnen/ })).toHaveCount(0);
  await page.goto("/mission/content-creator-in-1");
  await expect(page).toHaveURL(/\/pricing$/);
  // The closed mission left no entry in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("link", { name: "Jetzt upgraden" }).click();

  await expect(page.getByRole("heading", { name: "Preise" })).toBeVisible();
  const sees = (price: string) =>
    expect(page.locator("main").getByText(price, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  for (const price of ["Kostenlos", "9 €", "14 €", "5 €"]) await sees(price);
  const own = page.locator("main p").filter({ hasText: "Deine Testphase ist beendet" }).filter({ hasText: "Free" });
  await expect(own.locator("svg")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Pro/);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(2.2);
  await expect(page.getByText("30 Tage Geld-zurück").first()).toBeVisible();
  await expect(page.getByText("Jederzeit kündbar").first()).toBeVisible();
  await page.getByText("Einmal", { exact: true }).click();
  for (const price of ["49 €", "89 €"]) await sees(price);
  await expect(page.getByText("9 €", { exact: true })).toBeHidden();
  await expect(page.getByText("Über 80 % Ersparnis:")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Subscription verwalten" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Quests/ })).toHaveAttribute("href", "/pricing");
  await expectAccessible(page);

  await page.goto("/trial-expired");
  await expect(page.getByRole("heading", { name: "Deine 4-wöchige Testphase ist beendet" })).toBeVisible();
  await expect(page.getByText("19 €", { exact: true })).toBeVisible();
  await expect(page.getByText("29 €", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pro wählen" }).click();

  await expect(page.getByRole("heading", { name: "Deine Bestellung" })).toBeVisible();
  await expect(page.getByText("Demo: Es wird nichts abgebucht.")).toBeVisible();
  await expect(page.getByText("9 € im Monat, inklusive Mehrwertsteuer. Das ist der Endpreis.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText("Pro ist freigeschaltet 🚀")).toBeVisible();
  await expect(page.getByText("Deine kostenlose Testphase ist beendet")).toBeHidden();
  await page.getByRole("link", { name: "Quests" }).click();
  await expect(page).toHaveURL(/\/quests$/);

  await page.goto("/pricing");
  await expect(page.getByText("Dein Tarif", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Subscription verwalten" }).click();
  await expect(page.getByRole("heading", { name: "Pro", exact: true })).toBeVisible();
  await page.getByText("Pro beenden").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Jetzt beenden" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText("Pro ist beendet")).toBeVisible();
});

test("the coach's add-on opens the coach in the navigation, and nothing else, once it can be ordered", async ({
  page,
  aged,
}) => {
  await startWithEndedTrial(page, aged);
  await page.goto("/pricing");
  const addOn = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "AI-Coach Add-on" }) });
  await expect(addOn.getByText("kommt bald")).toHaveCount(FEATURES.coach ? 0 : 1);
  await expect(addOn.getByRole("link", { name: "AI-Coach Add-on wählen" })).toHaveCount(FEATURES.coach ? 1 : 0);
  if (!FEATURES.coach) return;
  await page.getByRole("link", { name: "AI-Coach Add-on wählen" }).click();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("link", { name: "Coach", exact: true }).click();
  await expect(page).toHaveURL(/\/coach$/);
  await page.getByRole("link", { name: /^Level/ }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("who is not logged in is asked to, before any order", async ({ page }) => {
  await page.goto("/kasse?plan=pro");
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText("Bitte melden Sie sich an, um ein Abonnement abzuschließen.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan is ordered and ended", async ({ page, aged }) => {
    const email = await register(page);
    await aged.ageTrial(email, 40);
    await page.goto("/home");
    await page.getByRole("link", { name: "Jetzt upgraden" }).click();
    await page.getByText("Einmal", { exact: true }).click();
    await page.getByRole("link", { name: "Lifetime Pro wählen" }).click();
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText("Lifetime Pro ist freigeschaltet 🚀")).toBeVisible();
    await page.goto("/abo");
    await page.getByText("Lifetime Pro beenden").click();
    await page.getByRole("button", { name: "Jetzt beenden" }).click();
    await expect(page.getByText("Lifetime Pro ist beendet")).toBeVisible();
  });
});
