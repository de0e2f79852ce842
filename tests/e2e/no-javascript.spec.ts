import { expect, newEmail, readCode, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("the whole journey works without JavaScript", async ({ page }) => {
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("link", { name: /Konto anlegen/ }).click();
  await page.getByRole("link", { name: "Loslegen" }).click();
  await page.getByLabel("Dein Vorname").fill("Dora");
  await page.getByLabel("Deine E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByLabel("6-stelliger Code").fill(await readCode(email));
  await page.getByRole("button", { name: "Bestätigen" }).click();
  for (let number = 1; number <= 24; number++) {
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    await page.getByRole("radio", { name: /^5/ }).check({ force: true });
    await page.getByRole("button", { name: number < 24 ? "Weiter" : "Abschließen" }).click();
  }
  await page.getByRole("link", { name: "Ergebnis ansehen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 5_000 });
  await page.getByRole("link", { name: "Berufspfade ansehen" }).click();
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-1$/);
  const tasks = page.getByLabel("Aufgabe abgeschlossen");
  for (let index = 0; index < 2; index++) {
    await tasks.nth(index).check();
    await page.getByRole("button", { name: "Speichern" }).nth(index).click();
    await expect(tasks.nth(index)).toBeChecked();
  }
  await page.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
  await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-2$/);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("220 XP", { exact: true })).toBeVisible();
});
