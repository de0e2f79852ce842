import { expect, expectAccessible, test } from "./fixtures";
import { isKept } from "./kept-mission";
import { becomeLearner } from "./walk";

const EXPERIMENTS = "/versuche";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a threshold, a count and a stop by plain forms", async ({ page }) => {
    await becomeLearner(page);
    await page.goto("/kundenweg");
    await page.getByRole("link", { name: "Versuche statt Pläne" }).click();
    const card = page.getByRole("listitem").filter({ hasText: "bis zum Ende" }).first();
    await card.locator("summary").first().click();
    await card.getByLabel("Ab wie vielen von 20").fill("8");
    await card.getByRole("button", { name: "Schwelle festlegen" }).click();
    await card.getByLabel("Menschen haben geschaut").fill("20");
    await card.getByLabel("davon bis zum Ende").fill("2");
    await card.getByRole("button", { name: "Zahlen eintragen" }).click();
    await expect(card.getByText("Sie steht, seit gezählt ist.")).toBeVisible();
    await card.getByRole("radio", { name: /^lassen/ }).check();
    await card.getByLabel("Dein Grund").fill("Zwei von zwanzig.");
    await card.getByRole("button", { name: "Entscheidung festhalten" }).click();
    await expect(card.getByText("Das ist ein Erfolg")).toBeVisible();
    await expect(card.getByRole("link", { name: "Einen anderen Pfad ansehen" })).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("a threshold chosen there is shown, kept, and sent when there is one", async ({ page, context }) => {
    await becomeLearner(page);
    await page.goto(EXPERIMENTS);
    await isKept(page, EXPERIMENTS);
    await context.setOffline(true);
    await page.goto(EXPERIMENTS);
    const card = page.getByRole("listitem").filter({ hasText: "bis zum Ende" }).first();
    await card.locator("summary").first().click();
    await card.getByLabel("Ab wie vielen von 20").fill("8");
    await card.getByRole("button", { name: "Schwelle festlegen" }).click();
    await expect(card.locator("summary").first()).toContainText("wird nachgetragen");
    await context.setOffline(false);
    await expect(page.getByText("wird nachgetragen")).toHaveCount(0);
    await expect(card.locator("summary").first()).toContainText("Ab 8 von 20");
  });
});

test("fits the narrowest phone and is free of barriers, light and dark", async ({ page }) => {
  await becomeLearner(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(EXPERIMENTS);
  const card = page.getByRole("listitem").filter({ hasText: "bis zum Ende" }).first();
  await card.locator("summary").first().click();
  await card.getByLabel("Ab wie vielen von 20").fill("99");
  await card.getByRole("button", { name: "Schwelle festlegen" }).click();
  await expect(card.getByText("Diese Schwelle gibt es nicht")).toBeVisible();
  await card.getByLabel("Ab wie vielen von 20").fill("8");
  await card.getByRole("button", { name: "Schwelle festlegen" }).click();
  await expect(card.getByLabel("Menschen haben geschaut")).toBeVisible();
  // What is refused has the focus: a field, or the first choice of its group.
  await card.getByLabel("Menschen haben geschaut").fill("5");
  await card.getByLabel("davon bis zum Ende").fill("6");
  await card.getByRole("button", { name: "Zahlen eintragen" }).click();
  await expect(card.getByLabel("davon bis zum Ende")).toBeFocused();
  await card.locator("summary").filter({ hasText: "Entscheiden" }).click();
  await card.getByRole("button", { name: "Entscheidung festhalten" }).click();
  await expect(card.getByRole("radio", { name: /^weiter/ })).toBeFocused();
  await expect(card.getByRole("radiogroup", { name: "Wie gehst du weiter?" })).toHaveAccessibleDescription(/Wähle/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
