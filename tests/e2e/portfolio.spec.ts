import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "./fixtures";
import { startFirstMission } from "./walk";

test("answers and notes come together in the portfolio, to search, to print and to take away @wide", async ({
  page,
}) => {
  await startFirstMission(page);
  await page.goto("/mappe");
  await expect(page.getByText("Noch ist deine Mappe leer.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/mission/content-creator-in-1");
  await page.getByLabel("Deine Antwort").first().fill("Flicken und *Nähen*\nzweite Zeile");
  await page.getByLabel("Deine Notizen").fill("Tante Erna fragen");
  await page.getByLabel("Deine Notizen").blur();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "deiner Gründungsmappe" }).click();
  await expect(page.getByRole("heading", { name: "Meine Gründungsmappe" })).toBeVisible();
  await expect(page.getByText("Flicken und *Nähen*")).toBeVisible();
  await expect(page.getByText("Tante Erna fragen")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "In der Mappe suchen" }).fill("erna");
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
  await expect(page.getByText("1 Fund zu „erna“.")).toBeVisible();
  await expect(page.getByText("Flicken und")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "In der Mappe suchen" }).fill("100%");
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
  await expect(page.getByText("Nichts gefunden zu „100%“.")).toBeVisible();
  await page.getByRole("link", { name: "Alles zeigen" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als Markdown herunterladen" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("gruendungsmappe.md");
  expect(readFileSync(await file.path(), "utf8")).toContain("Flicken und \\*Nähen\\*  \nzweite Zeile");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("main").getByRole("button", { name: "Suchen" })).toBeHidden();
  await expect(page.getByText("Stand:")).toBeVisible();
  const entry = page.getByRole("article").filter({ hasText: "Tante Erna" });
  await expect(entry).toHaveCSS("break-inside", "avoid");
});
