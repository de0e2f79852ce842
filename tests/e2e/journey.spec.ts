import type { Request } from "playwright/test";
import { expect, expectAccessible, finishQuiz, newEmail, readCode, register, registerUpToCode, test } from "./fixtures";

/** Number of quiz answers that a request saves. */
function countAnswers(request: Request): number {
  const sent = new URLSearchParams(request.postData() ?? "").get("answers");
  return Object.keys(JSON.parse(sent ?? "{}")).length;
}

test("from the landing page to a finished mission, and back in another browser @wide", async ({ page, browser }) => {
  // Slow, as it visits thirty pages one after the other.
  test.slow();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Dein Weg zur beruflichen Selbstständigkeit" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Jetzt starten" })).toHaveAttribute("href", "/auth");
  await expectAccessible(page);

  const email = newEmail();
  await page.goto("/onboarding");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Loslegen" }).click();
  await expect(page.getByRole("button", { name: "Weiter" })).toBeDisabled();
  await page.getByLabel("Dein Vorname").fill("Anna");
  await page.getByLabel("Deine E-Mail-Adresse").fill(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText("🎉")).toBeVisible();
  await expect(page.getByRole("button", { name: /Neuen Code anfordern \(\d+ s\)/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel("6-stelliger Code").fill(await readCode(email));

  // The quiz by keys alone, with a reload in the middle.
  await expect(page.getByText("1/24")).toBeVisible();
  await expectAccessible(page);
  for (let number = 1; number <= 24; number++) {
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    if (number === 12) {
      const saved = page.waitForResponse((response) => countAnswers(response.request()) === number);
      await page.locator("main").press("4");
      await saved;
      await page.reload();
      await expect(page.getByText("13/24")).toBeVisible();
      continue;
    }
    await page.locator("main").press("4");
    await page.locator("main").press("Enter");
  }
  await expect(page.getByText("+50 XP").first()).toBeVisible();
  await expect(page).toHaveURL(/\/quiz-results\?/);
  await expect(page.getByText("Quiz abgeschlossen! 🎉")).toBeVisible();
  await expect(page.getByText("Dein Typ: Denker:in. Du hast 100 XP erhalten!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Denker:in" })).toBeVisible({ timeout: 5_000 });
  await expectAccessible(page);

  await page.getByRole("link", { name: "Berufspfade ansehen" }).click();
  await expect(page.getByText("Pfad 1 von 3")).toBeVisible();
  // A wide window shows the three side by side, with nothing to turn.
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await expect(page.getByRole("button", { name: "Vorheriger Pfad" })).toBeDisabled();
    await page.getByRole("link", { name: "Nächster Pfad" }).click();
    await expect(page.getByText("Pfad 2 von 3")).toBeVisible();
    await page.getByRole("link", { name: "Vorheriger Pfad" }).click();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).first().click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-1$/);
  await expect(page.getByText("Berufspfad gewählt! 🎯")).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByRole("button", { name: "Mission abschließen" })).toBeDisabled();
  await page.getByLabel("Deine Antwort").first().fill("Nähen, Reparieren, Erklären");
  for (const tick of await page.getByLabel("Aufgabe abgeschlossen").all()) await tick.check();
  await expect(page.getByText("100 %")).toBeVisible();
  await page.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
  // 100 XP and a bonus of 2 × 10 % at level 2.
  await expect(page.getByText("Du hast 120 XP erhalten!")).toBeVisible();
  await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-2$/);

  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("Level 3", { exact: true })).toBeVisible();
  await expect(page.getByText("220 XP", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Dein Publikum verstehen/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Profil" }).click();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectAccessible(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/auth");
  await other.getByLabel("Deine E-Mail-Adresse").fill(email);
  await other.getByRole("button", { name: "Weiter" }).click();
  await expect(other.getByText("Code gesendet! 📧")).toBeVisible();
  await other.getByLabel("6-stelliger Code").fill(await readCode(email));
  await expect(other).toHaveURL(/\/home$/);
  await expect(other.getByText("220 XP", { exact: true })).toBeVisible();
  await other.goto("/mission/content-creator-in-1");
  await expect(other.getByLabel("Deine Antwort").first()).toHaveValue("Nähen, Reparieren, Erklären");
  // What is ticked in a finished mission stays; what is written there may be written on.
  for (const tick of await other.getByLabel("Aufgabe abgeschlossen").all()) await expect(tick).toBeDisabled();
  for (const answer of await other.getByLabel("Deine Antwort").all()) await expect(answer).toBeEditable();
  await elsewhere.close();
});

test("the registration says what is missing, and knows addresses that are taken", async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto("/onboarding?schritt=2");
  await page.getByLabel("Dein Vorname").fill("Bea");
  await page.getByLabel("Deine E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Weiter" }).click();
  const dialog = page.getByRole("dialog", { name: "E-Mail bereits verwendet" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog).toBeVisible();
});

test("a wrong code is refused in German", async ({ page }) => {
  const right = await readCode(await registerUpToCode(page));
  await page.getByLabel("6-stelliger Code").fill(right === "000000" ? "111111" : "000000");
  await expect(page.getByText("Der eingegebene Code ist nicht korrekt.")).toBeVisible();
});

test("the result of a type that does not exist", async ({ page }) => {
  await register(page);
  await page.goto("/quiz-results?type=Quatsch");
  await expect(page.getByRole("heading", { name: "Ungültiger Persönlichkeitstyp" })).toBeVisible();
  await expectAccessible(page);
});

test("the quiz by clicks leads to the completion screen", async ({ page }) => {
  await register(page);
  await finishQuiz(page, 2);
  await expect(page.getByRole("link", { name: "Zum Dashboard" })).toBeVisible();
});
