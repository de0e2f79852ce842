import { type Page } from "playwright/test";
import { expect, expectAccessible, finishQuiz, register } from "./fixtures";
import { test, type PayingServer } from "./paying-test";

const START_AT_ONCE = "Ich möchte, dass mein Tarif sofort beginnt";

/** Somebody whose four weeks are over. */
async function startWithEndedTrial(page: Page, paying: PayingServer): Promise<string> {
  const email = await register(page);
  await finishQuiz(page);
  await paying.ageTrial(email, 40);
  return email;
}

/** From the summary to Stripe's page, which opens beside it or takes its place. */
async function orderHere(page: Page): Promise<void> {
  await page.getByLabel(START_AT_ONCE).check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
}

async function orderInNewTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await orderHere(page);
  return opened;
}

async function buyPro(page: Page): Promise<void> {
  await page.goto("/kasse?plan=pro");
  const stripe = await orderInNewTab(page);
  await stripe.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  await stripe.close();
}

test("pro from the end of the trial: two screens to Stripe, which opens in a tab of its own @wide", async ({
  page,
  paying,
}) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/trial-expired");
  await page.getByRole("link", { name: "Pro wählen", exact: true }).click();
  await expect(page.getByText("9 € im Monat").first()).toBeVisible();
  await expect(page.getByLabel(START_AT_ONCE)).not.toBeChecked();
  await expectAccessible(page);
  const stripe = await orderInNewTab(page);
  // The first tab waits, and says so.
  await expect(page.getByRole("heading", { name: "Einen Moment noch" })).toBeVisible();
  await expectAccessible(page);
  await stripe.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  await expect(page.getByText("Pro ist freigeschaltet 🚀")).toBeVisible();
  await page.goto("/abo");
  await expect(page.getByText(/^Verlängert sich am/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Rechnung bei Stripe öffnen/ })).toBeVisible();
  await expectAccessible(page);
});

test("without the box nothing is ordered", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pro wählen", exact: true }).click();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page).toHaveURL(/\/kasse\?plan=pro$/);
  await expect(page.getByLabel(START_AT_ONCE)).toBeFocused();
});

test("lifetime while subscribed: paid in the same tab, and the subscription ends", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Lifetime Pro wählen" }).click();
  await expect(page.getByText("Pro endet mit dieser Bestellung.")).toBeVisible();
  await orderHere(page);
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  await page.goto("/abo");
  await expect(page.getByRole("heading", { name: "Lifetime Pro", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pro", exact: true })).toHaveCount(0);
  await expect(page.getByText(/davon zurück/)).toBeVisible();
});

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

test("news that are late: the first tab says what to do, and the purchase is fetched", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=lifetime_pro");
  const release = paying.holdNews();
  await orderHere(page);
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Einen Moment noch" })).toBeVisible();
  await page.getByRole("button", { name: "Kauf wiederherstellen" }).click();
  await expect(page.getByText("Alles da")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lifetime Pro", exact: true })).toBeVisible();
  release();
});

test("a Stripe that fails: the stated errors", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  paying.stripe.fault("POST /v1/checkout/sessions", { kind: "status", status: 500, times: 2 });
  await page.goto("/kasse?plan=lifetime_pro");
  await orderHere(page);
  await expect(page.getByText("Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.")).toBeVisible();
  await page.goto("/kasse?plan=lifetime_pro");
  await orderHere(page);
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  paying.stripe.fault("POST /v1/billing_portal/sessions", { kind: "status", status: 500, times: 2 });
  await page.goto("/abo");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Zahlungsart und Rechnungen verwalten" }).click();
  await expect((await opened).getByText("Beim Öffnen des Kundenportals ist ein Fehler aufgetreten.")).toBeVisible();
});

test("pro becomes pro_ai for the difference, the add-on comes to pro", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/kasse?plan=pro_ai");
  await expect(page.getByText(/Heute fällig: \d/)).toBeVisible();
  await orderHere(page);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText("Pro + AI-Coach ist freigeschaltet 🚀")).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "AI-Coach Add-on" })).toHaveCount(0);
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
