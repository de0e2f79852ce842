import type { Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { inAnotherBrowser, isKept } from "./kept-mission";
import { becomeLearner, finishMissions, registerByForms, submit } from "./walk";

const CONTACTS = "/kundenweg";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody is noted, moved on and deleted by plain forms", async ({ page }) => {
    await registerByForms(page);
    await page.goto("/quests");
    await page.getByRole("link", { name: "Dein Kundenweg" }).click();
    await page.getByLabel("Name oder Initialen").fill("0151 23456789");
    await page.getByRole("button", { name: "Kontakt notieren" }).click();
    await expect(page.getByText("Bitte ohne Telefonnummer")).toBeVisible();
    await page.getByLabel("Name oder Initialen").fill("Mira");
    await page.getByLabel("Nächster Schritt").fill("Proben zeigen");
    await page.getByRole("button", { name: "Kontakt notieren" }).click();
    const card = page.getByRole("listitem").filter({ hasText: "Mira" });
    await card.getByLabel("Wie weit seid ihr?").selectOption("im Gespräch");
    await card.getByRole("button", { name: "Speichern" }).click();
    // What happened for the first time comes first, and leads back.
    await expect(page.getByRole("heading", { level: 1, name: "Erstes Gespräch" })).toBeVisible();
    await page.getByRole("link", { name: "Weiter" }).click();
    await expect(card.locator("summary").first()).toContainText("im Gespräch");
    await card.locator("summary", { hasText: "Löschen" }).click();
    await card.getByRole("button", { name: "Kontakt löschen" }).click();
    await expect(page.getByText("Mira")).toHaveCount(0);
  });
});

const note = (page: Page, name: string) =>
  submit(page, CONTACTS, { intent: "add", id: crypto.randomUUID(), name, state: "noted" });

/** The first message of all is the moment of its rung, which leads back to the contact. */
async function sayThatItIsSent(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ja, abgeschickt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Erste Anfrage gesendet" })).toBeVisible();
  await page.getByRole("link", { name: "Weiter" }).click();
}

test.describe("a first message without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("stands there with the name, and a form beside it says that it has gone out", async ({ page }) => {
    await registerByForms(page);
    await note(page, "Mira Kaya");
    await page.goto(CONTACTS);
    await page.locator("summary", { hasText: "Mira Kaya" }).first().click();
    await page.getByRole("link", { name: "Erste Nachricht schreiben" }).click();
    await expect(page.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue("Mira");
    await page.getByLabel("Wann fragst du nach").fill("2090-01-04");
    await sayThatItIsSent(page);
    await expect(page.locator("summary", { hasText: "Mira Kaya" }).first()).toContainText("angeschrieben");
    await page.goto("/profile/einstellungen/rhythmus");
    await page.getByLabel("Dienstag").check();
    await page
      .getByRole("button", { name: /speichern/i })
      .first()
      .click();
    await page.getByRole("button", { name: "Kalender verbinden" }).click();
    await page.getByLabel("Tage zum Nachfassen zeigen").check();
    await page.getByRole("button", { name: "Für den Kalender übernehmen" }).click();
    await expect(page.getByLabel("Tage zum Nachfassen zeigen")).toBeChecked();
    await expect(page.getByLabel("Mit Initialen")).not.toBeChecked();
    const calendar = await page.request.get(await page.getByLabel("Deine Adresse").inputValue());
    expect(await calendar.text()).toMatch(/DTSTART;VALUE=DATE:20900104\r\nSUMMARY:Nachfassen\r\n/);
  });
});

test("a first message is copied with the name, asked about, and keeps the name nowhere", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await registerByForms(page);
  await note(page, "Mira Kaya");
  await page.goto(CONTACTS);
  await page.locator("summary", { hasText: "Mira Kaya" }).first().click();
  await page.getByRole("link", { name: "Erste Nachricht schreiben" }).click();
  const field = page.getByRole("textbox", { name: "Name", exact: true }).first();
  await expect(field).toHaveValue("Mira");
  await field.fill("liebe Mira");
  await page.getByLabel("Ort des Gesuchs").fill("Köln");
  await page.getByRole("button", { name: "Text kopieren" }).click();
  await expect(page.getByRole("region", { name: "Abgeschickt?" })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Hallo liebe Mira,");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await sayThatItIsSent(page);
  await expect(page.locator("summary", { hasText: "Mira Kaya" }).first()).toContainText("angeschrieben");
  await page.goto("/vorlagen/erste-nachricht");
  await expect(page.getByLabel("Ort des Gesuchs")).toHaveValue("Köln");
  await expect(page.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue("");
});

test("a name that was kept there once is emptied from the message to somebody else, too", async ({ page }) => {
  await registerByForms(page);
  await note(page, "Mira Kaya");
  await submit(page, "/vorlagen/erste-nachricht", {
    ...{ intent: "template", template: "erste-nachricht", "feld.ja-name": "Jonas" },
  });
  await page.goto(CONTACTS);
  await page.locator("summary", { hasText: "Mira Kaya" }).first().click();
  await page.getByRole("link", { name: "Erste Nachricht schreiben" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue("Mira");
  const fold = page.locator("summary", { hasText: "Für das nächste Mal leeren" });
  // What keeps the template comes after the page; until then its forms are sent as without scripts.
  await page.waitForLoadState("networkidle");
  await fold.click();
  await page.getByRole("button", { name: "Ja, Vorlage leeren" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true }).first()).toBeFocused();
  await expect(fold).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toHaveCount(1);
  await page.goto("/vorlagen/erste-nachricht");
  for (const field of await page.getByRole("textbox", { name: "Name", exact: true }).all()) {
    await expect(field).toHaveValue("");
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a task that counts, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("says how many stand there and when it is enough, and is ticked by nobody but the learner", async ({
      page,
    }) => {
      await becomeLearner(page);
      await finishMissions(page, "content-creator-in", 1, 8);
      const task = page.locator("li", { hasText: "angeschrieben" }).filter({ hasText: "Auf deinem Kundenweg:" });
      await page.goto("/mission/content-creator-in-9");
      await expect(task).toContainText("0 von 2\u00a0angeschrieben.");
      for (const [index, name] of ["Mira", "Jonas"].entries()) {
        await submit(page, CONTACTS, { intent: "add", id: crypto.randomUUID(), name, state: "approached" });
        await page.goto("/mission/content-creator-in-9");
        await expect(task).toContainText(`${index + 1} von 2\u00a0angeschrieben.`);
      }
      await expect(task).toContainText("Sind es die, um die es hier geht? Dann setz den Haken.");
      await expect(task.getByLabel("Aufgabe abgeschlossen")).not.toBeChecked();
      await task.getByRole("link", { name: "Kundenweg" }).click();
      await expect(page.getByRole("heading", { name: "Dein Kundenweg" })).toBeVisible();
    });
  });
}

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("what is noted there is shown, kept, and sent when there is one", async ({ page, context }) => {
    await registerByForms(page);
    await page.goto(CONTACTS);
    await isKept(page, CONTACTS);
    await context.setOffline(true);
    await page.goto(CONTACTS);
    for (const name of ["Mira", "Café M."]) {
      const form = page.getByRole("region", { name: /Wer fällt dir|Noch jemand/ });
      await form.getByLabel("Name oder Initialen").fill(name);
      await form.getByRole("button", { name: "Kontakt notieren" }).click();
      await expect(page.locator("summary", { hasText: name }).first()).toContainText("wird nachgetragen");
    }
    await page.goto(CONTACTS);
    await expect(page.locator("summary", { hasText: "Mira" }).first()).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText("wird nachgetragen")).toHaveCount(0);
    await inAnotherBrowser(page, async (other) => {
      await other.goto(CONTACTS);
      await expect(other.locator("summary", { hasText: "Mira" }).first()).toBeVisible();
      await expect(other.locator("summary", { hasText: "Café M." }).first()).toBeVisible();
    });
  });
});

test("fits the narrowest phone and is free of barriers, light and dark", async ({ page }) => {
  await registerByForms(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CONTACTS);
  await page.getByLabel("Name oder Initialen").fill("Werkstattgemeinschaftshausmeisterei Mühlenbruch GmbH");
  await page.getByLabel("Am", { exact: true }).fill("2026-01-04");
  await page.getByRole("button", { name: "Kontakt notieren" }).click();
  await expect(page.getByText("fällig seit")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
