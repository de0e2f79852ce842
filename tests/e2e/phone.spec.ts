import { expect, test } from "./fixtures";

/** Pixels of the phone's status bar, as the frame on Android tells them (native/config.mjs). */
const BAR = 40;

test("on Android a page begins under the phone's status bar, and nothing shows behind that when scrolled", async ({
  page,
}) => {
  await page.goto("/");
  const top = () => page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
  const behindBar = () => page.evaluate((y) => document.elementFromPoint(window.innerWidth / 2, y)?.tagName, BAR / 2);
  const before = await top();
  await page.evaluate((px) => document.documentElement.style.setProperty("--safe-area-inset-top", `${px}px`), BAR);
  expect((await top()) - before).toBe(BAR);
  await page.getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(BAR);
  expect(await behindBar()).toBe("BODY");
});
