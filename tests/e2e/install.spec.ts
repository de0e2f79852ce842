import type { Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

const PATH = "va-allround";
const hint = (page: Page) => page.getByRole("region", { name: "Auf deinen Startbildschirm" });

/** Fires the event by which Chromium offers to install the app; headless it never does. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const event = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(event, { prompt: () => Promise.resolve(asked.push("asked")) });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
const timesAsked = (page: Page) => page.evaluate(() => Reflect.get(window, "asked"));

test("after the first finished mission the app offers itself for the home screen, asks once, and takes a no", async ({
  page,
}) => {
  await registerByForms(page);
  await submit(page, "/quiz", { intent: "finish" });
  await choosePath(page, PATH);
  await page.goto("/home");
  await expect.poll(() => offer(page)).toBe(true);
  await expect(hint(page)).toHaveCount(0);

  await finishMissions(page, PATH, 1, 1);
  await page.goto("/home");
  await expect(hint(page)).toHaveCount(0);
  await expect.poll(() => offer(page)).toBe(true);
  await expect(hint(page)).toBeVisible();
  await expectAccessible(page);
  await hint(page).getByRole("button", { name: "Hinzufügen" }).click();
  expect(await timesAsked(page)).toEqual(["asked"]);
  await expect(hint(page)).toHaveCount(0);

  // The browser offers it again after a learner declined its dialog.
  await offer(page);
  await hint(page).getByRole("button", { name: "Nicht jetzt" }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect.poll(() => offer(page)).toBe(true);
  await expect(hint(page)).toHaveCount(0);

  await page.goto("/profile/einstellungen");
  await expect.poll(() => offer(page)).toBe(true);
  await expect(hint(page).getByRole("button", { name: "Hinzufügen" })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect(hint(page)).toHaveCount(0);
});

test("in Safari on a phone it says where the share sheet has it", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await registerByForms(page);
  await page.goto("/profile/einstellungen");
  await expect(hint(page)).toContainText("„Zum Home-Bildschirm“");
});

test("the manifest leads to where people go on", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ id: "/", start_url: "/home", display: "standalone", lang: "de" });
  for (const { url } of manifest.shortcuts) expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(302);
});
