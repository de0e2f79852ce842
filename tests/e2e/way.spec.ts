import type { Page } from "playwright/test";
import { test } from "./aged-test";
import { expect, expectAccessible, expectMail } from "./fixtures";
import { choosePath, registerByForms, submit } from "./walk";

const PATH = "va-allround";
const ORDER = 8;
const MISSION = `/mission/${PATH}-${ORDER}`;
const RHYTHM = "/profile/einstellungen/rhythmus";
const [IF_THEN, OTHERWISE] = ["Wenn die Kinder schlafen, dann frage ich Mira", "Dann schreibe ich ihr morgens"];

const berlin = (options: Intl.DateTimeFormatOptions, locale = "de-DE") =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "Europe/Berlin" }).format(new Date());

/** Every evening of the week, at the hour that it is. */
async function setEvenings(page: Page): Promise<void> {
  const days = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, "on"]));
  const time = `${berlin({ hour: "2-digit" }).slice(0, 2)}:00`;
  await submit(page, RHYTHM, { intent: "save", ...days, time, hours: "2", pausedUntil: "" });
  await submit(page, RHYTHM, { intent: "connect" });
}

/** What the calendar says that a phone has subscribed to. */
async function readCalendar(page: Page): Promise<string> {
  const settings = await (await page.request.get(RHYTHM)).text();
  const [, token = ""] = /kalender\.ics\?k=([\w-]+)/.exec(settings) ?? [];
  const text = await (await page.request.get(`/kalender.ics?k=${token}`)).text();
  return text.replace(/\r\n /g, "").replaceAll("\\,", ",");
}

async function noteByHand(page: Page, name: string): Promise<void> {
  const form = page.getByRole("region", { name: /Wer fällt dir|Noch jemand/ });
  await form.getByLabel("Name oder Initialen").fill(name);
  await form.getByRole("button", { name: "Kontakt notieren" }).click();
  await expect(page.locator("summary", { hasText: name }).first()).toBeVisible();
}

const cardOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function openCard(page: Page, name: string): Promise<void> {
  await page.goto("/kundenweg");
  await cardOf(page, name).locator("summary").first().click();
}

/** Moves somebody on in their form. */
async function moveOn(page: Page, name: string, state: string): Promise<void> {
  await cardOf(page, name).getByLabel("Wie weit seid ihr?").selectOption(state);
  await cardOf(page, name).getByRole("button", { name: "Speichern" }).click();
}

/** The moment of a rung, and back to the contact. */
async function expectMoment(page: Page, rung: string, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: rung })).toBeVisible();
  await expect(page.getByText("hier entstanden")).toBeVisible();
  await page.getByRole("link", { name: "Weiter" }).click();
  await expect(cardOf(page, name).getByLabel("Wie weit seid ihr?")).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("from a sentence for an evening over ten contacts to an order", async ({ page, aged, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const email = await registerByForms(page);
      await choosePath(page, PATH);
      await aged.standBefore(email, ORDER);
      await page.goto(MISSION);
      await page.getByRole("textbox", { name: "Wenn … , dann …" }).fill(IF_THEN);
      await page.getByRole("textbox", { name: "Wenn das nicht klappt: …" }).fill(OTHERWISE);
      if (javaScriptEnabled) {
        await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toHaveCount(1);
        await setEvenings(page);
        await aged.remind(email);
        await expectMail(email, IF_THEN);
        expect(await readCalendar(page)).toContain(IF_THEN);
        await page.goto(`${MISSION}/druck`);
        for (const sentence of [IF_THEN, OTHERWISE]) await expect(page.getByText(sentence)).toBeVisible();
      } else await page.getByRole("button", { name: "Sätze speichern" }).click();

      await page.goto("/home");
      await expect(page.getByText(IF_THEN)).toBeVisible();
      await expect(page.getByText("Wen möchtest du als Erstes fragen?")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("main").getByRole("link", { name: "Dein Kundenweg" }).first().click();
      await noteByHand(page, "Mira");
      await noteByHand(page, "Café M.");
      for (let number = 3; number <= 10; number++) {
        await submit(page, "/kundenweg", { intent: "add", id: crypto.randomUUID(), name: `Kontakt ${number}` });
      }
      await page.goto(MISSION);
      await expect(page.getByText(/10\sKontakte: 10\snotiert/)).toBeVisible();

      await openCard(page, "Mira");
      await cardOf(page, "Mira").getByRole("link", { name: "Erste Nachricht schreiben" }).click();
      await expect(page.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue("Mira");
      if (javaScriptEnabled) {
        await page.getByRole("button", { name: "Text kopieren" }).click();
        await expect(page.getByRole("region", { name: "Abgeschickt?" })).toBeFocused();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Hallo Mira,");
      }
      await page.getByRole("button", { name: "Ja, abgeschickt" }).click();
      await expectMoment(page, "Erste Anfrage gesendet", "Mira");
      await cardOf(page, "Mira").getByLabel("Am", { exact: true }).fill(berlin({}, "en-CA"));
      await cardOf(page, "Mira").getByRole("button", { name: "Speichern" }).click();
      await expect(cardOf(page, "Mira").getByText("fällig seit")).toBeVisible();
      await page.goto("/home");
      await expect(page.getByText("Wen möchtest du als Erstes fragen?")).toHaveCount(0);
      await page.getByRole("link", { name: /Ein nächster Schritt ist fällig/ }).click();

      await openCard(page, "Mira");
      await moveOn(page, "Mira", "Angebot");
      await expectMoment(page, "Erstes Angebot", "Mira");
      await moveOn(page, "Mira", "Auftrag");
      await expect(cardOf(page, "Mira").locator("summary").first()).toContainText("Auftrag");
      await page.goto(MISSION);
      await expect(page.getByText(/10\sKontakte: 9\snotiert, 1\sAuftrag/)).toBeVisible();

      await page.goto("/home");
      await expect(page.getByRole("heading", { name: "Was brauchst du als Nächstes?" })).toBeVisible();
      await expect(page.getByText(IF_THEN)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("link", { name: "Eine Rechnung prüfen" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Rechnungs-Check" })).toBeVisible();
      await page.goto("/mappe");
      const way = page.getByRole("main").locator("section").first();
      await expect(way.getByRole("heading", { level: 2 })).toHaveText("Dein Weg in Zahlen");
      await expect(way).toContainText(/Erste Anfrage gesendet.*hier entstanden.*Erstes Angebot.*hier entstanden/s);
    });
  });
}
