import { test } from "./aged-test";
import { expect } from "./fixtures";
import { expectToFit } from "./layout";

// A window of 1280 by 1024 pixels, zoomed to 400 %.
test.use({ serviceWorkers: "block", viewport: { width: 320, height: 256 } });

for (const path of ["/home", "/mission/content-creator-in-1", "/coach", "/profile/einstellungen", "/quests"]) {
  test(`at 400 % ${path} flows in one column, and nothing that stays covers it`, async ({ page, takeTo }) => {
    await page.goto(await takeTo({ as: "walking", path }));
    await expectToFit(page);
    const covered = await page.evaluate(() => {
      const staying = [...document.querySelectorAll("body *")].filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        return (position === "fixed" || position === "sticky") && visibility === "visible";
      });
      return staying.reduce((sum, element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }, 0);
    });
    expect(covered).toBeLessThanOrEqual(64);
  });
}
