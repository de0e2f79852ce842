import { test } from "./aged-test";
import { expect } from "./fixtures";

test.use({ serviceWorkers: "block" });

const PRINTED = [
  { as: "walking", path: "/home" },
  { as: "walking", path: "/mission/content-creator-in-1" },
  { as: "finished", path: "/mission/content-creator-in-10" },
  { as: "walking", path: "/mission/content-creator-in-1/druck" },
  { as: "walking", path: "/pfad/druck" },
  { as: "finished", path: "/quests" },
  { as: "walking", path: "/quiz-results?type=Denker:in" },
  { as: "walking", path: "/quiz-results/druck" },
  { as: "walking", path: "/mappe" },
  { as: "walking", path: "/mappe/druck" },
  { as: "walking", path: "/kundenweg/druck" },
  { as: "walking", path: "/startfahrplan/druck" },
  { as: "walking", path: "/vorlagen/angebot" },
  { as: "stranger", path: "/vorlagen/angebot/druck" },
  { as: "stranger", path: "/datenschutz" },
] as const;

for (const screen of PRINTED) {
  test(`on paper ${screen.path} is its text, and nothing that can only be pressed`, async ({ page, takeTo }) => {
    await page.goto(await takeTo(screen));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Zum Inhalt")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    // The boxes for messages are empty now, and hidden just as well with a message in them.
    for (const box of await page.locator("body > [role=status]").all()) await expect(box).toHaveCSS("display", "none");
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Zurück" })).toHaveCount(0);
  });
}
