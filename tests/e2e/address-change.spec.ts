import { expect, expectAccessible, newEmail, readCode, register, test } from "./fixtures";

test("another address takes the code that was sent there", async ({ page }) => {
  const old = await register(page);
  const fresh = newEmail();
  await page.goto("/profile/einstellungen");
  await page.getByRole("link", { name: "E-Mail-Adresse ändern" }).click();
  await expectAccessible(page);
  await page.getByLabel("Deine neue E-Mail-Adresse").fill(fresh);
  await page.getByRole("button", { name: "Code senden" }).click();
  await expect(page.getByText(fresh)).toBeVisible();
  await expectAccessible(page);
  const code = await readCode(fresh);
  await page.getByLabel("6-stelliger Code").fill(code === "000000" ? "111111" : "000000");
  await expect(page.getByText("Der eingegebene Code ist nicht korrekt.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("6-stelliger Code").fill(code);
  await expect(page.getByText("E-Mail-Adresse geändert")).toBeVisible();
  await expect(page.getByText(fresh)).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Deine E-Mail-Adresse").fill(old);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText("E-Mail nicht gefunden")).toBeVisible();
});

test("an address that somebody else has is refused", async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const taken = await register(await elsewhere.newPage());
  await elsewhere.close();
  await register(page);
  await page.goto("/profile/einstellungen/e-mail");
  await page.getByLabel("Deine neue E-Mail-Adresse").fill(taken);
  await page.getByRole("button", { name: "Code senden" }).click();
  await expect(page.getByText("E-Mail bereits verwendet")).toBeVisible();
  await expectAccessible(page);
});
