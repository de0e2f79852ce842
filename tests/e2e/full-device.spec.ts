import { expect, register, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

test("a device without room keeps nothing, and gets what the server has all the same", async ({ page, context }) => {
  await register(page);
  await page.goto("/home");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
    });
  }
  const ask = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => status,
          () => null,
        ),
      path,
    );
  expect(await ask("/art/share.png")).toBe(200);
  expect(await ask("/home?_data=routes%2F_app.home")).toBe(200);
});
