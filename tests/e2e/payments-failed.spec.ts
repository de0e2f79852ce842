import { buyPro, orderHere, orderInNewTab, payOnce, startWithEndedTrial } from "./buying";
import { expect, expectAccessible } from "./fixtures";
import { test } from "./paying-test";

/** Answer of a Stripe that is out of order, also when the app asks again. */
const OUT_OF_ORDER = { kind: "status", status: 500, times: 2 } as const;

test.afterEach(({ paying }) => paying.stripe.clearFaults());

test("whose login has ended meanwhile is asked for it, and has ordered nothing", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=lifetime_pro");
  await page.context().clearCookies();
  await orderHere(page);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText("Anmeldung erforderlich")).toBeVisible();
  await expect(page.getByText("Bitte melden Sie sich an, um ein Abonnement abzuschließen.")).toBeVisible();
});

test("no checkout, no portal: the stated errors, and the next try works", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=lifetime_pro");
  paying.stripe.fault("POST /v1/checkout/sessions", OUT_OF_ORDER);
  await orderHere(page);
  await expect(page.getByText("Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/kasse?plan=lifetime_pro");
  await payOnce(page);
  paying.stripe.fault("POST /v1/billing_portal/sessions", OUT_OF_ORDER);
  await page.goto("/abo");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Zahlungsart und Rechnungen verwalten" }).click();
  await expect((await opened).getByText("Beim Öffnen des Kundenportals ist ein Fehler aufgetreten.")).toBeVisible();
});

test("a checkout of a month that fails says so in the tab that it opened", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=pro");
  paying.stripe.fault("POST /v1/checkout/sessions", OUT_OF_ORDER);
  const tab = await orderInNewTab(page);
  await expect(tab.getByText("Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.")).toBeVisible();
  await expect(tab).toHaveURL(/\/kasse\?plan=pro$/);
});

test("an upgrade that the card does not pay changes nothing; what is due may be unknown", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  paying.stripe.fault("POST /v1/invoices/create_preview", OUT_OF_ORDER);
  await page.goto("/kasse?plan=pro_ai");
  await expect(page.getByText(/^Wie viel davon heute fällig ist, konnten wir gerade nicht ausrechnen\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Heute fällig: \d/)).toBeVisible();
  paying.stripe.declineCards(paying.stripe.world.customers.newestFirst()[0]?.id ?? "");
  await orderHere(page);
  await expect(page.getByText("Die Zahlung hat nicht geklappt")).toBeVisible();
  await page.goto("/abo");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Pro", "Zahlungen"]);
});

test("cancelling and money back while Stripe is away: nothing has changed, and a later try counts", async ({
  page,
  paying,
}) => {
  await startWithEndedTrial(page, paying);
  await buyPro(page);
  await page.goto("/abo");
  paying.stripe.fault("POST /v1/subscriptions/:id", OUT_OF_ORDER);
  await page.getByText("Pro kündigen").click();
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(page.getByText("Unser Zahlungsdienst antwortet nicht.")).toBeVisible();
  await expect(page.getByText(/^Verlängert sich am/)).toBeVisible();
  paying.stripe.fault("POST /v1/refunds", OUT_OF_ORDER);
  await page.goto("/abo");
  await page.getByText("30 Tage Geld-zurück").click();
  await page.getByRole("button", { name: "Geld zurück und beenden" }).click();
  await expect(page.getByText("Unser Zahlungsdienst antwortet nicht.")).toBeVisible();
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) await tab.goto("/abo");
  for (const [tab, told] of [
    [page, "Pro ist beendet, du bekommst 9 € zurück"],
    [otherTab, "Das geht hier nicht mehr"],
  ] as const) {
    await tab.getByText("30 Tage Geld-zurück").click();
    await tab.getByRole("button", { name: "Geld zurück und beenden" }).click();
    await expect(tab.getByText(told)).toBeVisible();
  }
});

test("restoring without a purchase, and while Stripe is away", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Kauf wiederherstellen" }).click();
  await expect(page.getByText("Kein Kauf gefunden")).toBeVisible();
  // An order that was cancelled at Stripe's page is no purchase.
  await page.goto("/kasse?plan=lifetime_pro");
  await orderHere(page);
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Kauf wiederherstellen" }).click();
  await expect(page.getByText("Kein Kauf gefunden")).toBeVisible();
  await page.goto("/pricing");
  paying.stripe.fault("GET /v1/subscriptions", OUT_OF_ORDER);
  await page.getByRole("button", { name: "Kauf wiederherstellen" }).click();
  await expect(page.getByText("Unser Zahlungsdienst antwortet nicht.")).toBeVisible();
});

test.describe("a deletion that has to wait", () => {
  test.use({ toleratedErrors: /status of 503/ });
  test("an account is not deleted while its subscription cannot be ended", async ({ page, paying }) => {
    const email = await startWithEndedTrial(page, paying);
    await buyPro(page);
    await page.goto("/profile/einstellungen/loeschen");
    await expect(page.getByText(/Pro kündigen wir zuerst/)).toBeVisible();
    paying.stripe.fault("DELETE /v1/subscriptions/:id", OUT_OF_ORDER);
    const confirm = async () => {
      await page.getByRole("textbox").fill(email);
      await page.getByRole("button", { name: /löschen/ }).click();
    };
    await confirm();
    await expect(page.getByText("Noch nicht gelöscht")).toBeVisible();
    await confirm();
    await expect(page).toHaveURL(/\/konto-geloescht$/);
  });
});
