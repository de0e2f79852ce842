import { expect, expectAccessible, test } from "./fixtures";
import { choosePath, registerByForms } from "./walk";

const WINDOWS = [
  { width: 390, height: 844, shown: 1 },
  { width: 768, height: 1024, shown: 3 },
  { width: 1440, height: 900, shown: 3 },
];

for (const { width, height, shown } of WINDOWS) {
  test(`on ${width} px each shown path has its button in view, and others lead to a preview first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await registerByForms(page);
    await page.goto("/career-path-selection");
    const buttons = page.getByRole("button", { name: /wählen/i });
    await expect(buttons).toHaveCount(shown);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const others = page.getByRole("region", { name: "Alle anderen Pfade" }).getByRole("link");
    await expect(others).toHaveCount(9);
    await others.first().click();
    await expect(page).toHaveURL(/vorschau=/);
    await expect(page.getByRole("button", { name: "Diesen Pfad wählen" })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Deine 10 Missionen" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("by keys one opens a preview, reads on from its name, and comes back to the choice; the comparison is a key away", async ({
  page,
}) => {
  await registerByForms(page);
  await page.goto("/career-path-selection");
  const other = page.getByRole("region", { name: "Alle anderen Pfade" }).getByRole("link").first();
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/vorschau=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const order = [
    page.getByRole("button", { name: /^Diesen Pfad wählen/ }),
    page.getByText("Woche, Kosten, Dauer: Passt das zu dir?"),
    page.getByRole("link", { name: /^Mehr zu / }),
  ];
  for (const next of order) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  // The way back stands before the name.
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Zurück zur Auswahl" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Welcher Weg reizt dich?" })).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vergleichen" })).toBeFocused();
  await page.keyboard.press("Enter");
  const comparison = page.getByRole("heading", { name: "Die drei im Vergleich" });
  await expect(comparison).toBeInViewport();
  // Nothing in it is pressed: what follows is the first of the other paths.
  await page.keyboard.press("Tab");
  await expect(other).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("from result and choice one reads a type's or path's whole page, and comes back, or on to a preview", async ({
    page,
  }) => {
    await registerByForms(page);
    await page.goto("/quiz-results?eigener=1");
    const near = page.getByRole("listitem").filter({ hasText: " %" }).getByRole("link");
    await expect(near).toHaveCount(8);
    await near.nth(1).click();
    await expect(page).toHaveURL(/\/typen\/[a-z-]+$/);
    // The list of everybody would lead them to an account that they have.
    await expect(page.getByRole("link", { name: "Alle Typen" })).toHaveCount(0);
    await page.getByRole("link", { name: "Zurück zum Ergebnis" }).click();
    await expect(page).toHaveURL(/\/quiz-results\?eigener=1$/);
    await page
      .getByRole("link", { name: /^Mehr zu \S+:in$/ })
      .first()
      .click();
    const paths = page.getByRole("heading", { name: "Pfade, die dazu passen" }).locator("~ ul").getByRole("link");
    await paths.first().click();
    await expect(page.getByRole("button", { name: "Diesen Pfad wählen" })).toHaveCount(1);
    const preview = page.url();
    await page.getByRole("link", { name: /^Mehr zu / }).click();
    await expect(page).toHaveURL(/\/pfade\/[a-z-]+$/);
    await expect(page.getByRole("link", { name: "Alle Pfade" })).toHaveCount(0);
    await page.getByRole("link", { name: "Zurück zu deiner Auswahl" }).click();
    expect(page.url()).toBe(preview);
  });

  test("a path that was looked at and left changes nothing; chosen in its preview it is another one", async ({
    page,
  }) => {
    await registerByForms(page);
    await choosePath(page, "content-creator-in");
    await page.goto("/career-path-selection?vorschau=va-allround");
    await expect(page.getByText("geht beim Wechseln nichts verloren")).toBeVisible();
    await page.getByRole("link", { name: "Zurück zur Auswahl" }).click();
    await page.getByRole("link", { name: "Zurück zu Home" }).click();
    await expect(page.getByText("Content Creator:in").first()).toBeVisible();
    await page.goto("/career-path-selection?vorschau=va-allround");
    await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
    await expect(page).toHaveURL(/\/mission\/va-allround-1$/);
  });
});
