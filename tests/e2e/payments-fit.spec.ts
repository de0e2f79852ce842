import type { Page } from "playwright/test";
import { buyPro, orderHere, payForMonths, startWithEndedTrial } from "./buying";
import { expect, expectAccessible } from "./fixtures";
import { expectToFit } from "./layout";
import { test } from "./paying-test";

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  await expectAccessible(page);
}

test.setTimeout(180_000);

test("what is paid is good to read at every width, in both themes and with large text", async ({ page, paying }) => {
  await startWithEndedTrial(page, paying);
  await page.goto("/kasse?plan=pro");
  await expectGood(page);
  await buyPro(page);
  await page.goto("/kasse?plan=pro_ai");
  await expect(page.getByText(/^Heute fällig/)).toBeVisible();
  await expectGood(page);
  await page.goto("/kasse?plan=ai_only");
  await payForMonths(page);
  await page.goto("/pricing");
  await expectGood(page);
  await page.goto("/abo");
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expectGood(page);
  // One contract is over, and its payment shows the refund.
  await page.getByRole("button", { name: "Geld zurück und beenden" }).first().click();
  await expect(page.getByText(/ist beendet, du bekommst/)).toBeVisible();
  await page.goto("/abo");
  await expect(page.getByText(/davon zurück/)).toBeVisible();
  await expectGood(page);
  await page.goto("/kasse?plan=lifetime_pro");
  await orderHere(page);
  await page.goto("/kasse/danke?plan=lifetime_pro");
  await expect(page.getByRole("heading", { name: "Einen Moment noch" })).toBeVisible();
  await expectGood(page);
});
