import { readFileSync } from "node:fs";
import { expect, expectAccessible, finishQuiz, newEmail, readCode, register, test } from "./fixtures";

test("the profile says who somebody is, and leads on @wide", async ({ page }) => {
  const email = await register(page);
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Quiz starten" })).toHaveAttribute("href", "/quiz");
  await expect(page.getByRole("link", { name: "Berufspfad wählen" })).toHaveAttribute("href", "/career-path-selection");
  await expectAccessible(page);

  await page.goto("/quiz");
  await finishQuiz(page, "4");
  await page.goto("/career-path-selection");
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await page.getByRole("link", { name: "Profil" }).click();
  await expect(page.getByRole("heading", { name: "Anna" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Denker:in" })).toBeVisible();
  for (const text of ["Free", email, "Content Creator:in", "Heute", "0 %"]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Dein Pfad: 0 von 10 Missionen abgeschlossen.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Quiz wiederholen" })).toHaveAttribute("href", "/neustart/quiz");
  await expect(page.getByRole("link", { name: "Berufspfad wechseln" })).toHaveAttribute("href", "/neustart/pfad");
  await expect(page.getByRole("link", { name: "Subscription verwalten" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByRole("heading", { name: "Alles offen mit Pro" })).toBeVisible();
  await expectAccessible(page);
});

test("a picture that cannot be loaded says so", async ({ page }) => {
  await register(page);
  await finishQuiz(page, "4");
  await page.route("**/art/types/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "none" }));
  await page.goto("/profile");
  await expect(page.getByText("Bild konnte nicht geladen werden")).toBeVisible();
});

test("a personal link is shared, and counts who comes by it", async ({ page, browser, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await register(page);
  await page.goto("/profile");
  await expect(page.getByText("Über deinen Link ist noch niemand gekommen.")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Weiterempfehlen" }).click();
  await expect(page.getByText("Link kopiert.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/einladung/[0-9a-f]{12}$`));
  await expect(page.getByLabel("Dein Link")).toHaveValue(link);

  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Anna lädt dich ein" })).toBeVisible();
  await guest.getByRole("button", { name: "Loslegen" }).click();
  await expect(guest).toHaveURL(/\/onboarding$/);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText("Über deinen Link ist schon 1 Mensch gekommen.")).toBeVisible();

  await page.goto(link);
  await expectAccessible(page);
  await page.goto("/einladung/unbekannt");
  await expect(page.getByRole("heading", { name: "Du bist eingeladen" })).toBeVisible();
});

test("the device's own way of sharing gets the link", async ({ page }) => {
  await register(page);
  await page.goto("/profile");
  await page.evaluate(() => {
    const share = async (data: ShareData) => document.body.setAttribute("data-shared", data.url ?? "");
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.getByRole("button", { name: "Weiterempfehlen" }).click();
  const link = await page.getByLabel("Dein Link").inputValue();
  await expect(page.locator("body")).toHaveAttribute("data-shared", link);
});

test("the settings by keys alone", async ({ page }) => {
  await register(page);
  await page.goto("/profile/einstellungen");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };

  await tabTo(page.getByLabel("Dein Vorname"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Änne");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();

  await tabTo(page.getByRole("radio", { name: "System" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dunkel" })).toBeFocused();
  await expectAccessible(page);
  await tabTo(page.getByRole("switch", { name: "Bewegung reduzieren" }));
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
  for (const name of ["KI für Inno", "Wochenrückblick"]) {
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await tabTo(page.getByRole("switch", { name }));
    await page.keyboard.press("Space");
    await saved;
  }
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dunkel" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Bewegung reduzieren" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "KI für Inno" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Wochenrückblick" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Testphase endet" })).toBeChecked();
  await expect(page.getByLabel("Dein Vorname")).toHaveValue("Änne");
  await page.goto("/datenschutz");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a switch flipped before the page came alive is saved", async ({ page }) => {
  await register(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/profile/einstellungen", { waitUntil: "commit" });
  await page.getByRole("switch", { name: "Wochenrückblick" }).check();
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  release();
  await saved;
  await page.reload();
  await expect(page.getByRole("switch", { name: "Wochenrückblick" })).toBeChecked();
});

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
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.getByText("Der eingegebene Code ist nicht korrekt.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("6-stelliger Code").fill(code);
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.getByText("E-Mail-Adresse geändert")).toBeVisible();
  await expect(page.getByText(fresh)).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Deine E-Mail-Adresse").fill(old);
  await page.getByRole("button", { name: "Code senden" }).click();
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

test("all data come as files", async ({ page }) => {
  const email = await register(page);
  await page.goto("/profile/einstellungen");
  for (const [name, kind] of [
    ["Zum Lesen (HTML)", "html"],
    ["Für Programme (JSON)", "json"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^meine-daten-[\\d-]+\\.${kind}$`));
    expect(readFileSync(await download.path(), "utf8")).toContain(email);
    if (kind === "html") {
      const reader = await page.context().newPage();
      await reader.setContent(readFileSync(await download.path(), "utf8"));
      await expect(reader.getByRole("heading", { name: "Konto" })).toBeVisible();
      await expectAccessible(reader);
      await reader.close();
    }
  }
});

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

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
    await page.getByRole("switch", { name: "Tägliche Erinnerung" }).check();
    await page.getByRole("button", { name: "Benachrichtigungen speichern" }).click();
    await expect(page.getByRole("switch", { name: "Tägliche Erinnerung" })).toBeChecked();
    await page.getByRole("switch", { name: "KI für Inno" }).uncheck();
    await page.getByRole("button", { name: "KI-Wahl speichern" }).click();
    await expect(page.getByRole("switch", { name: "KI für Inno" })).not.toBeChecked();

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
});
