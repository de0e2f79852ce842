import { type Page } from "playwright/test";
import { expect } from "./fixtures";
import type { PayingServer } from "./paying-test";
import { registerByForms } from "./walk";

export const START_AT_ONCE = "Ich möchte, dass mein Tarif sofort beginnt";

/** Registers a member whose trial of four weeks is over. */
export async function startWithEndedTrial(page: Page, paying: PayingServer): Promise<string> {
  const email = await registerByForms(page);
  await paying.ageTrial(email, 40);
  return email;
}

/** Orders on the summary; leads to Stripe's page, in a new tab or in this one, or to what comes instead. */
export async function orderHere(page: Page): Promise<void> {
  await page.getByLabel(START_AT_ONCE).check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
}

export async function orderInNewTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await orderHere(page);
  return opened;
}

/** Buys a plan that is paid every month, from its summary on. */
export async function payForMonths(page: Page): Promise<void> {
  const stripe = await orderInNewTab(page);
  await stripe.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  await stripe.close();
}

/** Buys an offer that is paid once, from its summary on. */
export async function payOnce(page: Page): Promise<void> {
  await orderHere(page);
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
}

export async function buyPro(page: Page): Promise<void> {
  await page.goto("/kasse?plan=pro");
  await payForMonths(page);
}
