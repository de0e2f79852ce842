import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms } from "./walk";

const MISSION = "/mission/content-creator-in-1";

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await page.goto(MISSION);
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the template of a mission can be copied into the answer, without its name", async ({ page }) => {
  const template = page.getByRole("note").filter({ hasText: "Vorlage: Positionierung" });
  await template.getByRole("button", { name: "Text kopieren" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kopiert." })).toHaveCount(1);
  const text = await clipboard(page);
  expect(text).toContain("[");
  expect(text).not.toContain("Vorlage");
  expect(text).not.toContain("Text kopieren");
});

test("the template of a mission can be taken along as a file, under its own name", async ({ page }) => {
  const template = page.getByRole("note").filter({ hasText: "Vorlage: Positionierung" });
  await template.getByText("Als Datei").click();
  for (const [label, name] of [
    ["Word (.docx)", "Positionierung in einem Satz.docx"],
    ["OpenDocument (.odt)", "Positionierung in einem Satz.odt"],
  ] as const) {
    const download = page.waitForEvent("download");
    await template.getByRole("link", { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await expect(page).toHaveURL(new RegExp(`${MISSION}$`));
});

test("the price sheet can be taken along as a text and as a sheet that calculates", async ({ page }) => {
  await page.goto("/vorlagen/preisblatt");
  for (const [label, name] of [
    ["OpenDocument (.odt)", "Preisblatt.odt"],
    ["Excel (.xlsx)", "Preise rechnen.xlsx"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test("a template's page leads back to the mission it was opened from, can be copied and printed", async ({ page }) => {
  const path = "va-allround";
  await choosePath(page, path);
  await finishMissions(page, path, 1, 4);
  const mission = `/mission/${path}-5`;
  await page.goto(mission);
  await page.getByRole("link", { name: "Vorlage „Preisblatt“" }).click();
  await expect(page).toHaveURL(/\/vorlagen\/preisblatt$/);
  await expect(page.getByRole("link", { name: "Zur Startseite" })).toHaveCount(0);
  await page.getByRole("button", { name: "Text kopieren" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kopiert." })).toBeVisible();
  expect(await clipboard(page)).toContain("Kein Preis liegt unter meiner Untergrenze.");
  await page.getByRole("link", { name: "Drucken" }).click();
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }));
  await page.getByRole("button", { name: "Drucken" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  const loading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als PDF-Datei" }).click();
  expect((await loading).suggestedFilename()).toBe("Preisblatt.pdf");
  await page.goBack();
  await page.getByRole("link", { name: "Zurück zur Mission" }).click();
  await expect(page).toHaveURL(new RegExp(`${mission}$`));
});

test("a task ticked without an answer says so gently, and counts all the same", async ({ page }) => {
  const task = page.getByRole("listitem").filter({ hasText: "Themen sammeln und bewerten" });
  const nudge = task.getByRole("status");
  await expect(nudge).toBeEmpty();
  await task.getByLabel("Aufgabe abgeschlossen").check();
  await expect(nudge).toContainText("Abgehakt, auch ohne Antwort.");
  await expect(page.getByRole("progressbar", { name: "Fortschritt dieser Mission" })).toHaveAttribute(
    "aria-valuenow",
    "50",
  );
  await task.getByLabel("Deine Antwort").fill("Nähen");
  await expect(nudge).toBeEmpty();
});
