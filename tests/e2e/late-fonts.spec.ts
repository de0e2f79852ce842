import { expect, test } from "./fixtures";
import { shiftOf, watchShifts } from "./layout-shift";

test.use({ serviceWorkers: "block" });

/** What browsers' makers call good at most (Core Web Vitals). */
const GOOD = 0.1;

for (const width of [390, 412]) {
  test(`public templates and examples hardly move when their fonts come late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await watchShifts(page);
    let held = Promise.resolve();
    await page.route("**/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>[^<]*(\/vorlagen\/[^<]+)<\/loc>/g)].flatMap(([, path]) => path ?? []);
    expect(paths.length).toBeGreaterThan(3);
    paths.push("/beispiele/copywriter-in/angebot", "/beispiele/copywriter-in/fragebogen");
    const shifts = [];
    for (const path of paths) {
      let release = () => {};
      held = new Promise<void>((resolve) => (release = resolve));
      const arrived = page.waitForEvent("requestfinished", (request) => request.url().includes("figtree"));
      await page.goto(path, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
      release();
      await arrived;
      shifts.push([path, (await shiftOf(page)) < GOOD]);
    }
    expect(shifts).toEqual(paths.map((path) => [path, true]));
  });
}
