import { buyPro, orderHere, orderInNewTab, payForMonths, payOnce, START_AT_ONCE, startWithEndedTrial } from "./buying";
import { expect, expectAccessible } from "./fixtures";
import { test } from "./paying-test";

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

test("without the box nothing is ordered, and it says so itself", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pro wählen", exact: true }).click();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page).toHaveURL(/\/kasse\?plan=pro$/);
  const box = page.getByLabel(START_AT_ONCE);
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/Ein Häkchen fehlt noch – .*Bestellt wurde nichts\.$/);
  await expectAccessible(page);
  await box.check();
  await expect(page.getByText("Ein Häkchen fehlt noch")).toHaveCount(0);
});

test("the first tab of a checkout that failed is told, and leads back", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=pro");
  paying.stripe.fault("POST /v1/checkout/sessions", { kind: "status", status: 500, times: 2 });
  const other = await orderInNewTab(page);
  await expect(other.getByText("Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Das hat nicht geklappt" })).toBeVisible({ timeout: 25_000 });
  await expectAccessible(page);
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page).toHaveURL(/\/kasse\?plan=pro$/);
});

test("from the prices, also with a card that Stripe refuses first", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pro + AI-Coach wählen", exact: true }).click();
  await expect(page.getByText("14 € im Monat").first()).toBeVisible();
  const stripe = await orderInNewTab(page);
  await stripe.getByRole("button", { name: "Mit abgelehnter Karte bezahlen" }).click();
  await expect(stripe.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Einen Moment noch" })).toBeVisible();
  await stripe.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  await expect(page.getByText("Pro + AI-Coach ist freigeschaltet 🚀")).toBeVisible();
  await page.goto("/coach");
  await expect(page).toHaveURL(/\/coach$/);
});

test("who turns back at Stripe has ordered nothing, and finds the summary again", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=lifetime_pro_ai");
  await orderHere(page);
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page).toHaveURL(/\/kasse\?plan=lifetime_pro_ai$/);
  await expect(page.getByLabel(START_AT_ONCE)).not.toBeChecked();
  await page.goto("/quests");
  await expect(page).toHaveURL(/\/pricing$/);
});

test("pro becomes pro_ai: what is charged today is what stood above the button", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pro + AI-Coach wählen", exact: true }).click();
  const due = /\d+(?:,\d\d)?\u00a0€/.exec(await page.getByText(/^Heute fällig: /).innerText())?.[0] ?? "nothing";
  await expect(page.getByText("Pro + AI-Coach löst Pro sofort ab.")).toBeVisible();
  await expectAccessible(page);
  await orderHere(page);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText("Pro + AI-Coach ist freigeschaltet 🚀")).toBeVisible();
  await page.goto("/abo");
  const payments = page.getByRole("region", { name: "Zahlungen" }).getByRole("listitem");
  await expect(payments).toHaveCount(2);
  await expect(payments.first()).toContainText(due);
  await expect(page.getByRole("heading", { name: "Pro", exact: true })).toHaveCount(0);
  // The add-on, which the new plan contains, is not offered beside it, and not sold by its address.
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "AI-Coach Add-on" })).toHaveCount(0);
  await page.goto("/kasse?plan=ai_only");
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText("Das hast du schon")).toBeVisible();
});

test("the add-on comes to pro, and both end with the offer for life that contains them", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "AI-Coach Add-on wählen" }).click();
  await expect(page.getByText("Das Add-on kommt zu Pro dazu und läuft für sich.")).toBeVisible();
  await payForMonths(page);
  await expect(page.getByText("AI-Coach Add-on ist freigeschaltet 🚀")).toBeVisible();
  await page.goto("/abo");
  for (const name of ["Pro", "AI-Coach Add-on"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await page.goto("/pricing");
  await expect(page.getByRole("link", { name: "Pro + AI-Coach wählen", exact: true })).toHaveCount(0);
  await page.getByText("Einmal", { exact: true }).click();
  await page.getByRole("link", { name: "Lifetime Pro + AI-Coach wählen" }).click();
  await expect(page.getByText(/^Pro und AI-Coach Add-on enden mit dieser Bestellung\./)).toBeVisible();
  await payOnce(page);
  await page.goto("/abo");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Lifetime Pro + AI-Coach", "Zahlungen"]);
  await expect(page.getByText(/davon zurück/)).toHaveCount(2);
});

test("the add-on alone, where nothing else is held", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "AI-Coach Add-on wählen" }).click();
  await payForMonths(page);
  await page.goto("/coach");
  await expect(page).toHaveURL(/\/coach$/);
  await page.goto("/quests");
  await expect(page).toHaveURL(/\/pricing$/);
});

test("lifetime while subscribed: paid in the same tab, and the subscription ends", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/pricing");
  await page.getByText("Einmal", { exact: true }).click();
  await page.getByRole("link", { name: "Lifetime Pro wählen" }).click();
  await expect(page.getByText("Pro endet mit dieser Bestellung.")).toBeVisible();
  await payOnce(page);
  await page.goto("/abo");
  await expect(page.getByRole("heading", { name: "Lifetime Pro", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pro", exact: true })).toHaveCount(0);
  await expect(page.getByText(/davon zurück/)).toHaveCount(1);
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
