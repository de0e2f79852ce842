import { FEATURES } from "../../app/domain/features";
import { listSwitches } from "../../app/domain/account/switches";
import { expect, newEmail, readCode, register, test } from "./fixtures";
import { cardOfTask } from "./kept-mission";

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
  await expect(page.getByRole("heading", { level: 1, name: /^\p{L}+:in$/u })).toBeVisible({ timeout: 5_000 });
  await page.getByRole("link", { name: "Berufspfade ansehen" }).click();
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-1$/);
  for (const id of ["cc1-1", "cc1-2"]) {
    const task = cardOfTask(page, id);
    await task.getByLabel("Aufgabe abgeschlossen").check();
    await task.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(task.getByLabel("Aufgabe abgeschlossen")).toBeChecked();
  }
  await page.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
  await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-2$/);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("220 XP", { exact: true })).toBeVisible();
});

test("settings are saved, the address changed, the account deleted", async ({ page }) => {
  await register(page);
  await page.goto("/profile");
  await expect(page.getByLabel("Dein Link")).toHaveValue(/\/einladung\/[0-9a-f]{12}$/);
  await expect(page.getByRole("button", { name: "Weiterempfehlen" })).toBeHidden();
  await page.getByRole("link", { name: "Einstellungen" }).click();
  await page.getByLabel("Dein Vorname").fill("Dora");
  await page.getByRole("button", { name: "Namen speichern" }).click();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Dunkel" }).check({ force: true });
  await page.getByRole("button", { name: "Aussehen speichern" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("switch", { name: "Bewegung reduzieren" }).check();
  await page.getByRole("button", { name: "Aussehen speichern" }).click();
  await expect(page.getByRole("switch", { name: "Bewegung reduzieren" })).toBeChecked();
  for (const { label } of listSwitches("messages", FEATURES)) {
    await page.getByRole("switch", { name: label }).check();
    await page.getByRole("button", { name: "Benachrichtigungen speichern" }).click();
    await expect(page.getByRole("switch", { name: label })).toBeChecked();
  }
  for (const { label } of listSwitches("ai", FEATURES)) {
    await page.getByRole("switch", { name: label }).uncheck();
    await page.getByRole("button", { name: "KI-Wahl speichern" }).click();
    await expect(page.getByRole("switch", { name: label })).not.toBeChecked();
  }

  const fresh = newEmail();
  await page.getByRole("link", { name: "E-Mail-Adresse ändern" }).click();
  await page.getByLabel("Deine neue E-Mail-Adresse").fill(fresh);
  await page.getByRole("button", { name: "Code senden" }).click();
  await page.getByLabel("6-stelliger Code").fill(await readCode(fresh));
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.getByText(fresh)).toBeVisible();

  await page.getByRole("link", { name: "Konto löschen" }).click();
  await page.getByLabel("Zur Bestätigung").fill("LÖSCHEN");
  await page.getByRole("button", { name: "Konto endgültig löschen" }).click();
  await expect(page.getByRole("heading", { name: "Dein Konto ist gelöscht" })).toBeVisible();
});
