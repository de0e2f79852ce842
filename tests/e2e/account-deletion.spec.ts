import { expect, expectAccessible, register, test } from "./fixtures";

test("an account is deleted by typing, and everything in the browser goes with it", async ({ page }) => {
  const email = await register(page);
  await page.evaluate(() => localStorage.setItem("mission-content-creator-1-data", "{}"));
  await page.goto("/profile/einstellungen");
  await page.getByRole("link", { name: "Konto löschen" }).press("Enter");
  await expect(page.getByText("Notizen")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Zur Bestätigung").fill("vielleicht");
  await page.getByLabel("Zur Bestätigung").press("Enter");
  await expect(page.getByText("Gelöscht wurde nichts.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Zur Bestätigung").fill(email);
  await page.getByRole("button", { name: "Konto endgültig löschen" }).dblclick();
  await expect(page.getByRole("heading", { name: "Dein Konto ist gelöscht" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto("/home");
  await expect(page).toHaveURL(/\/onboarding$/);
});
