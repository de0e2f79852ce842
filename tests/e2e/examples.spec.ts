import { CASE_DOCUMENTS } from "../../app/domain/cases/case";
import { expect, expectAccessible, test } from "./fixtures";
import { expectToFit } from "./layout";
import { choosePath, finishMissions, registerByForms } from "./walk";

const PATHS = ["va-allround", "e-commerce", "it-dienstleister-in"];

for (const path of PATHS) {
  test(`the documents of ${path} are read without scripts, in both themes and on every screen`, async ({ page }) => {
    test.slow();
    for (const kind of CASE_DOCUMENTS) {
      await page.goto(`/beispiele/${path}/${kind}`);
      await expect(page.getByRole("heading", { level: 1, name: /^Beispiel: / })).toBeVisible();
      await expect(page.getByRole("note").first()).toHaveText(/^Beispiel/);
      await expect(page.locator("script[src], script[type=module]")).toHaveCount(0);
      await expectToFit(page);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  });
}

test("all cases stand on one page, and a document leads back to its own", async ({ page }) => {
  await page.goto("/beispiele");
  await expectAccessible(page);
  const section = page.getByRole("region", { name: "IT-Dienstleister:in" });
  await section.getByRole("link", { name: "Rechnung mit Umsatzsteuer" }).click();
  await expect(page.getByRole("cell", { name: "1.092,42 €" })).toBeVisible();
  await page.getByRole("link", { name: "Alle Beispiele" }).click();
  await expect(page).toHaveURL(/\/beispiele#it-dienstleister-in$/);
});

test("a document is taken along as a file", async ({ page }) => {
  await page.goto("/beispiele/va-allround/rechnung-kleinunternehmer");
  for (const [label, name] of [
    ["PDF-Datei", "Beispiel Rechnung ohne Umsatzsteuer.pdf"],
    ["Word (.docx)", "Beispiel Rechnung ohne Umsatzsteuer.docx"],
    ["OpenDocument (.odt)", "Beispiel Rechnung ohne Umsatzsteuer.odt"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test("a mission leads to what it speaks of, and the document back to it", async ({ page }) => {
  const path = "content-creator-in";
  await registerByForms(page);
  await choosePath(page, path);
  await page.goto(`/mission/${path}-1`);
  await expect(page.getByRole("heading", { name: "Einmal ganz gesehen" })).toHaveCount(0);
  await finishMissions(page, path, 1, 3);
  await page.goto(`/mission/${path}-4`);
  await page.getByRole("region", { name: "Einmal ganz gesehen" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/beispiele\/content-creator-in\/av-vertrag$/);
  await page.getByRole("link", { name: "Zurück zur Mission" }).click();
  await expect(page).toHaveURL(new RegExp(`/mission/${path}-4$`));
});
