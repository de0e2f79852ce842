import { expect, test } from "./fixtures";
import { CAREER_PATHS, choosePath, finishMissions, registerByForms, tickRequired } from "./walk";

test("there are twelve career paths", () => {
  expect(CAREER_PATHS).toHaveLength(12);
});

for (const path of CAREER_PATHS) {
  test(`${path} can be walked from the choice to its end`, async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, path);
    await finishMissions(page, path, 1, 9);
    await tickRequired(page, `${path}-10`);

    await page.goto(`/mission/${path}-10`);
    await expect(page.getByText("Mission 10/10")).toBeVisible();
    await page.getByRole("button", { name: "Mission abschließen" }).click();
    await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
    await expect(page.getByText(/^Du hast \d+ XP erhalten!$/)).toBeVisible();
    await expect(page.getByText("Das war die letzte Mission deines Pfads.")).toBeVisible();

    // Without a next mission the moment leads to the end of the path, and by itself to the quests.
    await page.getByRole("link", { name: "Dein Abschluss" }).click();
    await expect(page).toHaveURL(/\/abschluss$/);
    await expect(page.getByRole("link", { name: "Dein Level ansehen" })).toBeVisible();
    await page.goto("/quests");
    await expect(page.getByRole("heading", { name: "Alle Missionen abgeschlossen!" })).toBeVisible();
  });
}
