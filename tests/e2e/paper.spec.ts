import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { test } from "./aged-test";
import { expect } from "./fixtures";
import { readPdf } from "../fixtures/read-pdf";
import { readPages } from "./pdf-text";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

test.use({ serviceWorkers: "block" });

const PATH = "va-allround";
const FOUR_TASKS = [
  ["va-step-1-task-1", "Stärken sammeln"],
  ["va-step-1-task-2", "Erfahrungen auflisten"],
  ["va-step-1-task-3", "Zeitbudget festlegen"],
  ["va-step-1-task-4", "Ziel für 90 Tage formulieren"],
] as const;

/** Prints a page once its fonts are there; resolves to the text of each sheet, without spaces. */
async function print(page: Page, path: string, format: "A4" | "Letter" = "A4"): Promise<string[]> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return readPages(await page.pdf({ format }));
}

const without = (text: string) => text.replace(/\s/g, "");
const pageOf = (pages: readonly string[], text: string) => pages.findIndex((each) => each.includes(without(text)));

for (const format of ["A4", "Letter"] as const) {
  test(`a mission of four tasks fits two pages of ${format}, and no task is split`, async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    const blank = await print(page, `/mission/${PATH}-1/druck`, format);
    expect(blank).toHaveLength(2);
    const all = blank.join("");
    for (const text of ["Mission 1/10", "Deine Stärken und Ziele klären", "Wozu das gut ist:", "1–2 Stunden"]) {
      expect(all).toContain(without(text));
    }
    for (const text of ["Trag es nach: localhost", "/pfad/nachtragen", "Stand:", "Startklar", "Seite 1 von 2"]) {
      expect(all).toContain(without(text));
    }
    for (const pressed of ["Ansicht ändern", "Drucken", "Zum Inhalt", "Profil", "Impressum", "Berufspfad gewählt"]) {
      expect(all).not.toContain(without(pressed));
    }
    for (const [task] of FOUR_TASKS) {
      const answer = `Anfang ${task}\n${"Eine Zeile, wie man sie schreibt.\n".repeat(6)}Ende ${task}`;
      await submit(page, `/mission/${PATH}-1`, { intent: "task", task, answer, completed: "on" });
    }
    const filled = await print(page, `/mission/${PATH}-1/druck?schrift=gross`, format);
    expect(filled.length).toBeGreaterThan(2);
    for (const [task, title] of FOUR_TASKS) {
      const at = pageOf(filled, title);
      expect([pageOf(filled, `Anfang ${task}`), pageOf(filled, `Ende ${task}`)], title).toEqual([at, at]);
    }
    // No heading ends a page.
    expect(pageOf(filled, "Deine Aufgaben")).toBe(pageOf(filled, "1. Stärken sammeln"));
  });
}

test("the workbook has a cover, contents and each mission from the top of a page", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 9);
  const pages = await print(page, "/pfad/druck?inhalt=leer");
  expect(pages[0]).toContain(without("Das Arbeitsbuch von Anna"));
  expect(pages[0]).not.toContain("Seite");
  for (const [index, text] of pages.entries()) {
    if (index > 0) expect(text).toContain(`Seite${index + 1}von${pages.length}`);
  }
  const contents = pages[1] ?? "";
  const starts = Array.from({ length: 10 }, (_, index) => {
    expect(contents).toContain(`Mission${index + 1}/10:`);
    return pages.findIndex(
      (text, at) => at > 1 && text.replace(/^Seite\d+von\d+/, "").startsWith(`Mission${index + 1}/10`),
    );
  });
  expect(starts.every((at) => at > 1)).toBe(true);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test("what is chosen above the sheet changes it, without scripts too", async ({ page, takeTo }) => {
  await page.goto(await takeTo({ as: "walking", path: "/mission/content-creator-in-1" }));
  await page.getByRole("link", { name: "Drucken" }).click();
  await expect(page.getByText("Stoffe und Flicken")).toBeVisible();
  await page.getByLabel("leer").check();
  await page.getByLabel("große Schrift").check();
  await page.getByRole("button", { name: "Ansicht ändern" }).click();
  await expect(page).toHaveURL(/\/druck\?inhalt=leer&schrift=gross&papier=a4$/);
  await expect(page.getByText("Stoffe und Flicken")).toBeHidden();
});

test("the sheet is to be had as a file, with what was chosen on the page", async ({ page, takeTo }) => {
  await page.goto(await takeTo({ as: "walking", path: "/mission/content-creator-in-1" }));
  await page.getByRole("link", { name: "Drucken" }).click();
  const loading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als PDF-Datei" }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toBe("content-creator-in-1.pdf");
  const { texts } = await readPdf(await readFile(await file.path()));
  expect(texts.join("")).toContain("StoffeundFlicken");
  const said = await page.locator(".sheet h3").allInnerTexts();
  for (const heading of said) expect(texts.join("")).toContain(without(heading));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("what was done on paper is ticked at once", async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await page.goto("/quests");
    await page.getByRole("link", { name: "Vom Papier nachtragen" }).click();
    await page.getByLabel("Stärken sammeln").check();
    await page.getByLabel("Zeitbudget festlegen").check();
    await page.getByRole("button", { name: "Abhaken" }).click();
    await expect(page.getByText("2 Häkchen nachgetragen")).toBeVisible();
    await expect(page.getByLabel("Stärken sammeln")).toHaveCount(0);
    await expect(page.getByLabel("Erfahrungen auflisten")).not.toBeChecked();
  });
});
