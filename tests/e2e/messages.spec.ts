import { expect, register, test } from "./fixtures";

test("an error stays until it is closed, a success goes after six seconds", async ({ page }) => {
  await page.clock.install();
  await register(page);
  await page.goto("/profile/einstellungen");
  await page.getByLabel("Dein Vorname").fill("Dora");
  await page.getByRole("button", { name: "Namen speichern" }).click();
  const success = page.getByText("Gespeichert", { exact: true });
  await expect(success).toBeVisible();
  // A message stays while the focus is in it, and goes once the focus is elsewhere.
  await page.getByRole("button", { name: "Meldung schließen" }).focus();
  await page.clock.runFor(6_000);
  await expect(success).toBeVisible();
  await page.getByLabel("Dein Vorname").focus();
  await page.clock.runFor(6_000);
  await expect(success).toBeHidden();

  await page.context().clearCookies();
  await page.goto("/kasse?plan=pro");
  const error = page.getByText("Bitte melden Sie sich an, um ein Abonnement abzuschließen.");
  await expect(error).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(error).toBeVisible();
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(error).toBeHidden();
});

test.describe("for who has not asked the system for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the switch for less motion stops what moves", async ({ page }) => {
    await register(page);
    /** Number of animations of more than 20 ms, which are long enough to be seen. */
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20).length,
      );
    await page.goto("/quests");
    await expect.poll(moving).toBeGreaterThan(0);
    await page.goto("/profile/einstellungen");
    await page.getByRole("switch", { name: "Bewegung reduzieren" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
    await page.goto("/quests");
    await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
    expect(await moving()).toBe(0);
  });
});
