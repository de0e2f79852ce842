import { FEATURES } from "../../app/domain/features";
import { listSwitches } from "../../app/domain/account/switches";
import { answerTo, expect, expectAccessible, register, test } from "./fixtures";

test("the settings by keys alone", async ({ page }) => {
  await register(page);
  await page.goto("/profile/einstellungen");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };

  await tabTo(page.getByLabel("Dein Vorname"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Änne");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();

  await tabTo(page.getByRole("radio", { name: "System" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dunkel" })).toBeFocused();
  await expectAccessible(page);
  await tabTo(page.getByRole("switch", { name: "Bewegung reduzieren" }));
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
  const switches = (["ai", "questions", "messages"] as const).flatMap((form) => listSwitches(form, FEATURES));
  await expect(page.getByRole("switch")).toHaveCount(1 + switches.length);
  const flipped: { label: string; isOn: boolean }[] = [];
  for (const { form, label } of switches) {
    const saved = answerTo(page, `intent=${form}`);
    flipped.push({ label, isOn: !(await page.getByRole("switch", { name: label }).isChecked()) });
    await tabTo(page.getByRole("switch", { name: label }));
    await page.keyboard.press("Space");
    await saved;
  }
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dunkel" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Bewegung reduzieren" })).toBeChecked();
  for (const { label, isOn } of flipped) {
    await expect(page.getByRole("switch", { name: label })).toBeChecked({ checked: isOn });
  }
  await expect(page.getByLabel("Dein Vorname")).toHaveValue("Änne");
  await page.goto("/datenschutz");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("with slow scripts", () => {
  // A service worker would serve the scripts from its cache, past the route that delays them here.
  test.use({ serviceWorkers: "block" });

  test("a switch flipped before the page came alive is saved", async ({ page }) => {
    await register(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/build/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/profile/einstellungen", { waitUntil: "commit" });
    await page.getByRole("switch", { name: "Bewegung reduzieren" }).check();
    const saved = answerTo(page, "intent=appearance");
    release();
    await saved;
    await page.reload();
    await expect(page.getByRole("switch", { name: "Bewegung reduzieren" })).toBeChecked();
  });
});
