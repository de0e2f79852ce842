import { readXlsx } from "hucre/xlsx";
import type { Page } from "playwright/test";
import { readPdf } from "../fixtures/read-pdf";
import { expect, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

const PATH = "va-allround";
const REGISTRATION = `/mission/${PATH}-6`;
const RHYTHM = "/profile/einstellungen/rhythmus";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("from one's situation through the offices to a number that stands the same everywhere", async ({ page }) => {
      test.slow();
      await registerByForms(page);
      await choosePath(page, PATH);
      await finishMissions(page, PATH, 1, 9);
      await tellSituation(page);
      await planStart(page);
      await calculate(page);
      await expectNumbersEverywhere(page);
    });
  });
}

/** Meryem: at home, insured through her husband, eight hours a week. */
async function tellSituation(page: Page): Promise<void> {
  await page.goto(REGISTRATION);
  await page.getByRole("link", { name: "Meine Situation angeben" }).click();
  await page.getByLabel("Über die Familie").check();
  await page.getByLabel("Nichts davon").check();
  await page.getByLabel("Wie viele Stunden").fill("8");
  await page.getByRole("button", { name: "Situation speichern" }).click();
  await expect(page).toHaveURL(REGISTRATION);
  const own = page.locator("details[data-passage]", { hasText: "Krankenkasse: über die Familie" });
  await expect(own).toHaveAttribute("open", "");
}

async function planStart(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Fragebogen ans Finanzamt senden" }).click();
  await expect(page.getByRole("heading", { name: "Dein Startfahrplan" })).toBeVisible();
  await page.getByLabel("An welchem Tag fängst du an?").fill("2090-03-01");
  await page.getByRole("button", { name: "Termine ausrechnen" }).click();
  await expect(page.getByText("bis 1. April 2090").first()).toBeVisible();
  // The same day in the mission and in one's calendar.
  await page.goto(REGISTRATION);
  await expect(page.getByText("bis 1. April 2090").first()).toBeVisible();
  await submit(page, RHYTHM, { intent: "save", day2: "on", time: "19:00", hours: "2" });
  await submit(page, RHYTHM, { intent: "connect" });
  await page.goto(RHYTHM);
  const [address = ""] = /\/kalender\.ics\?[^"<\s]+/.exec(await page.content()) ?? [];
  const calendar = await page.request.get(address.replaceAll("&amp;", "&"));
  expect(await calendar.text()).toMatch(/DTSTART;VALUE=DATE:20900401\r\nSUMMARY:Bis heute: Fragebogen/);
}

async function calculate(page: Page): Promise<void> {
  await page.goto(REGISTRATION);
  const form = page.getByRole("form", { name: "Rechner: Die Kante der Familienversicherung" });
  await form.getByLabel("Gewinn aus der Selbstständigkeit in Euro").fill("700");
  await form.getByRole("button", { name: "Rechnen und merken" }).click();
  await expect(page).toHaveURL(`${REGISTRATION}#rechner-familienkante`);
  await expect(form.locator("[data-row=bleibt]")).toHaveText("429,74\u00a0€");
  await expect(form.getByText("Hier arbeitest du für weniger")).toBeVisible();
  await submit(page, "/rechner/stundensatz", {
    ...{ intent: "save", bedarf: "12000", woche: "10", wochen: "40", anteil: "75", umfang: "12", puffer: "20" },
  });
}

/** The result, and beside it a figure of law, as each output says them. */
async function expectNumbersEverywhere(page: Page): Promise<void> {
  await page.goto(`/mission/${PATH}-10`);
  await expect(page.getByRole("link", { name: "40\u00a0€" })).toBeVisible();
  await page.goto("/mappe");
  await expect(page.getByText("429,74\u00a0€").first()).toBeVisible();
  await expect(page.getByText("835,26\u00a0€").first()).toBeVisible();
  await page.goto("/mappe/druck");
  await expect(page.getByText("429,74\u00a0€").first()).toBeVisible();
  const [sheet] = (await readXlsx(await (await page.request.get("/rechner/datei/familienkante.xlsx")).body())).sheets;
  const cells = new Map(sheet?.rows.map(([label, value]) => [label, value]));
  expect(cells.get("Davon bleibt dir")).toBeCloseTo(429.74, 6);
  expect(cells.get("Einkommensgrenze")).toBe(565);
  const { texts } = await readPdf(await (await page.request.get(`${REGISTRATION}/druck.pdf`)).body());
  const paper = texts.join("").replaceAll(/\s/g, "");
  expect(paper).toContain("Davonbleibtdir429,74€");
  expect(paper).toContain("Bis565€EinkommenimMonat");
  await submit(page, "/coach", {
    intent: "ask",
    message: "Bis zu welchem Gewinn bin ich über die Familie beitragsfrei versichert?",
    mode: "chat",
  });
  await page.goto("/coach");
  await expect(page.getByText(/565\s€/).first()).toBeVisible();
}
