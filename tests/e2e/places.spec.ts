import { expect, expectAccessible, test } from "./fixtures";
import { expectToFit } from "./layout";
import { choosePath, finishMissions, registerByForms } from "./walk";

test.use({ javaScriptEnabled: false });

test("a mission names places with their cost and what not to do there, on screen and on paper", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "copywriter-in");
  await finishMissions(page, "copywriter-in", 1, 1);
  await page.goto("/mission/copywriter-in-2");
  const places = page.getByRole("note").filter({ hasText: "Hier wird gesucht" });
  await expect(places.getByRole("listitem")).toHaveCount(3);
  await expect(places.getByRole("link", { name: "dasauge" })).toHaveAttribute("href", "https://dasauge.de/jobs/");
  await expect(places).toContainText("Mach bei keinem unbezahlten Wettbewerb mit");
  await expect(places).toContainText(/Gesehen am \d+\.\d+\.2026/);
  await page.goto("/mission/copywriter-in-2/druck");
  const onPaper = page.getByRole("note").filter({ hasText: "Hier wird gesucht" });
  await expect(onPaper).toContainText("(dasauge.de/jobs)");
  await expect(onPaper).toContainText("/l/malt)");
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("before the choice each suggested path opens its card, also on the narrowest phone", async ({ page }) => {
    await registerByForms(page);
    await page.goto("/career-path-selection");
    const card = page.getByText("Woche, Kosten, Dauer: Passt das zu dir?").filter({ visible: true });
    await card.click();
    for (const heading of ["Eine Woche, wenn es läuft", "Kosten zum Start", "Nichts für dich, wenn …"])
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    const time = page.getByText(/Etwa \d+ bis \d+ Wochen, bei \d Stunden in der Woche/);
    await expect(time.filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole("link", { name: /Nächste|Weiter|nächste/ })
      .first()
      .click();
    await expect(page.getByText("Pfad 2 von 3")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kosten zum Start" })).toBeHidden();
  });
});
