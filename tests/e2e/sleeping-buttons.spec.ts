import { expect } from "./fixtures";
import { test } from "./kept-page";
import { ROUTES } from "./screens";

test.use({ toleratedErrors: /ERR_FAILED|status of 404/ });

for (const { route, screens } of ROUTES) {
  test(`${route}: what only scripts can do is not there to be pressed before them`, async ({ page, takeTo }) => {
    await page.route("**/build/**/*.js", (asked) => asked.abort());
    for (const [path, as] of screens) {
      await page.goto(await takeTo({ as, path }), { waitUntil: "domcontentloaded" });
      const dead = await page.locator("button[type=button]:enabled:not([popovertarget])").evaluateAll((buttons) =>
        // Only visible buttons count: those that a script shows or adds are not there without it.
        buttons.filter((button) => button.checkVisibility({ visibilityProperty: true })).map((each) => each.outerHTML),
      );
      expect(dead, path).toEqual([]);
    }
  });
}
