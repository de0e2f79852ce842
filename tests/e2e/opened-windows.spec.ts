import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { choosePath, registerByForms, submit } from "./walk";

const ELSEWHERE = "http://elsewhere.example/";

test.use({ elsewhere: ELSEWHERE, serviceWorkers: "allow" });

/** Another site's page with a button that opens this address in a window, and keeps hold of it. */
async function otherSite(page: Page, address: string): Promise<Page> {
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<button onclick="opened = window.open('${address}')">Auf</button>`,
    }),
  );
  await page.goto(ELSEWHERE);
  const [opened] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Auf" }).click()]);
  await opened.waitForLoadState();
  return opened;
}

/** What the other site sees of its window: a closed one is out of its reach. */
const isOutOfReach = (page: Page) => page.evaluate(() => (Reflect.get(window, "opened") as Window).closed);

const openerPolicyOf = async (page: Page, address: string) =>
  (await page.goto(address))?.headers()["cross-origin-opener-policy"];

test("a window that another site opens is out of its reach, with a service worker too", async ({ page, baseURL }) => {
  await registerByForms(page);
  await submit(page, "/quiz", { intent: "finish" });
  await choosePath(page, "va-allround");
  const address = `${baseURL}/home`;
  const opened = await otherSite(page, address);
  await expect(opened.getByRole("main")).toBeVisible();
  await expect.poll(() => isOutOfReach(page)).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();

  await opened.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await opened.close();
  const again = await otherSite(page, address);
  await expect(again.getByRole("main")).toBeVisible();
  expect(await again.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => isOutOfReach(page)).toBe(true);
});

test("an address that is typed is opened by nobody, and what follows from it is cut off as ever", async ({ page }) => {
  expect(await openerPolicyOf(page, "/onboarding")).toBeUndefined();
  const [next] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.evaluate(() => window.location.assign("/hilfe")),
  ]);
  expect(next.headers()["cross-origin-opener-policy"]).toBe("same-origin");
});
