import { expect, expectAccessible, test } from "./fixtures";
import { registerByForms } from "./walk";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("who was paid says so, sees the big moment, and may take it back", async ({ page }) => {
      await registerByForms(page);
      await page.goto("/level");
      const way = page.getByRole("region", { name: "Dein Weg in Zahlen" });
      await expect(way).toContainText("0 von 8");
      const paid = way.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Bezahlt" }) });
      await paid.getByText("Das habe ich geschafft").click();
      await paid.getByLabel("Am", { exact: true }).fill("2190-01-01");
      await paid.getByRole("button", { name: "Eintragen" }).click();
      await expect(paid.getByText("Diesen Tag gibt es nicht")).toBeVisible();
      await expect(paid.getByLabel("Am", { exact: true })).toHaveValue("2190-01-01");
      await paid.getByLabel("Am", { exact: true }).fill("2026-01-15");
      await paid.getByRole("button", { name: "Eintragen" }).click();
      await expect(page).toHaveURL(/\/level\/stufe\/paid$/);
      await expect(page.getByRole("heading", { level: 1, name: "Bezahlt" })).toBeVisible();
      await expect(page.getByText("15. Januar 2026, selbst gesagt")).toBeVisible();
      if (javaScriptEnabled) {
        await expect(page.getByRole("heading", { level: 1, name: "Bezahlt" })).toBeFocused();
        await expectAccessible(page);
      }
      await page.getByRole("link", { name: "Dein Weg in Zahlen" }).click();
      await expect(way).toContainText("1 von 8");
      await paid.getByText("Ändern").click();
      await paid.getByRole("button", { name: "Zurücknehmen" }).click();
      await expect(way).toContainText("0 von 8");
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

test("the moment of a rung waits, with confetti where motion is wanted", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    document.addEventListener("animationstart", ({ animationName }) => begun.push(animationName));
  });
  await registerByForms(page);
  await page.goto("/level");
  await page.getByRole("listitem").filter({ hasText: "Erste Rechnung" }).getByText("Das habe ich geschafft").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Erste Rechnung" })
    .getByRole("button", { name: "Eintragen" })
    .click();
  await expect(page).toHaveURL(/\/level\/stufe\/invoiced$/);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "begun"))).toContain("confetti");
  await page.getByRole("link", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await context.close();
});
