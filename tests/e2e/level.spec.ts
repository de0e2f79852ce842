import { berlinDay, longDay } from "../../app/domain/time/german-dates";
import { expect, expectAccessible, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

test("the level before the test, and after the first mission @wide", async ({ page }) => {
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/level");
  await expect(page.getByRole("heading", { name: "Dein Level" })).toBeVisible();
  await expect(page.getByText("Noch keine XP.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Berufspfad wählen" })).toBeVisible();
  await expectAccessible(page);

  await submit(page, "/quiz", { intent: "finish" });
  await choosePath(page, "content-creator-in");
  await finishMissions(page, "content-creator-in", 1, 1);
  await page.goto("/level");
  await expect(page.getByText("Level 3", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Bis Level 4" })).toHaveAttribute("aria-valuenow", "20");
  await expect(page.getByRole("progressbar", { name: "Etappe 1" })).toHaveAttribute("aria-valuenow", "22");
  await expect(page.getByText("220 von 1.000 XP")).toBeVisible();
  await expect(page.getByText("Content Creator:in")).toBeVisible();
  await expect(page.getByRole("definition").nth(1)).toHaveText("1");
  await expect(page.getByText("1 von 10 Missionen geschafft")).toBeVisible();
  await expect(page.getByText("Startmissionen: 1 von 3")).toBeVisible();
  await expect(page.getByText("Eine Etappe sind 1.000 XP, so viel wie 10 Level.")).toBeVisible();
  await expect(page.getByText("2 von 4")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Fünf auf dem Weg" })).toHaveAttribute("aria-valuetext", "2/5");
  await expect(page.getByText("Zugang zu den ersten 6 von 10 Missionen")).toBeVisible();
  await expect(page.getByText("30 % XP-Bonus")).toBeVisible();
  await expect(page.getByText("Bisher 220 XP an einem Tag.")).toBeVisible();
  const badges = page.getByRole("region", { name: "Deine Abzeichen" });
  await expect(badges.getByRole("listitem")).toHaveCount(10);
  await expect(badges.getByRole("listitem").first()).toHaveText(`Thema gefunden${longDay(berlinDay(new Date()))}`);
  await expect(badges.getByRole("listitem").nth(1)).toHaveText("Noch offen: Mission 2: Dein Publikum verstehen");
  await expectAccessible(page);
});
