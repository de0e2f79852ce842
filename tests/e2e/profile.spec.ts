import { berlinDay, numericDate } from "../../app/domain/time/german-dates";
import { expect, expectAccessible, finishQuiz, register, test } from "./fixtures";
import { becomeLearner } from "./walk";

test("the profile says who somebody is, and leads on @wide", async ({ page }) => {
  const email = await register(page);
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Quiz starten" })).toHaveAttribute("href", "/quiz");
  await expect(page.getByRole("link", { name: "Berufspfad wählen" })).toHaveAttribute("href", "/career-path-selection");
  await expectAccessible(page);

  await page.goto("/quiz");
  await finishQuiz(page);
  await page.goto("/career-path-selection");
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).first().click();
  await page.getByRole("link", { name: "Profil" }).click();
  await expect(page.getByRole("heading", { name: "Anna" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Denker:in" })).toBeVisible();
  for (const text of ["Free", email, "Content Creator:in", numericDate(berlinDay(new Date()))]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Level 2 mit 100 XP, 0 von 10 Missionen abgeschlossen: 0 % deines Pfads.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Quiz wiederholen" })).toHaveAttribute("href", "/neustart/quiz");
  await expect(page.getByRole("link", { name: "Berufspfad wechseln" })).toHaveAttribute("href", "/neustart/pfad");
  await expect(page.getByRole("link", { name: "Subscription verwalten" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByRole("heading", { name: "Alles offen mit Pro" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without a service worker", () => {
  // The test cannot answer requests that a service worker makes.
  test.use({ serviceWorkers: "block" });

  test("a picture that cannot be loaded says so", async ({ page }) => {
    await becomeLearner(page);
    await page.route("**/art/types/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "none" }));
    await page.goto("/profile");
    await expect(page.getByText("Bild konnte nicht geladen werden")).toBeVisible();
  });
});
