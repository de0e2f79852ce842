import { buyPro, startWithEndedTrial } from "./buying";
import { expect, expectAccessible, expectMail } from "./fixtures";
import { test } from "./paying-test";

test("a new price is shown where the contract stands, and costs nothing before it is agreed to @wide", async ({
  page,
  paying,
}) => {
  const email = await startWithEndedTrial(page, paying);
  await buyPro(page);
  await paying.announcePrice(email, 1900);
  await page.goto("/abo");
  await expect(page.getByRole("heading", { name: "Dein neuer Preis" })).toBeVisible();
  await expect(page.getByText("19 € im Monat")).toBeVisible();
  await expect(page.getByText(/^Verlängert sich am .* zu 9\s€/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Zahlungspflichtig zustimmen" }).click();
  await expect(page.getByText("Danke, du bist weiter dabei")).toBeVisible();
  await expect(page.getByText(/Du hast zugestimmt\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Zahlungspflichtig zustimmen" })).toHaveCount(0);
  await expect(page.getByText(/^Verlängert sich am .* zu 9\s€/)).toBeVisible();
  await expectMail(email, "Dein neuer Preis für Pro");
});
