import type { Page } from "playwright/test";
import { expect, expectAccessible } from "./fixtures";
import { test } from "./push-test";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

const PATH = "va-allround";
const TOKEN = `phone:${"x".repeat(60)}`;
const hint = (page: Page) => page.getByRole("region", { name: "Eine kleine Erinnerung?" });

/** Fakes the native shell around the page, as far as its plugins are used; `answer` is given to the phone's dialog. */
const inApp = (page: Page, answer: "granted" | "denied") =>
  page.addInitScript(
    ({ answer, token }) => {
      const listeners = new Map<string, (event: unknown) => void>();
      const methods = ["checkPermissions", "requestPermissions", "register"].map((name) => ({
        name,
        rtype: "promise",
      }));
      const listening = { name: "addListener", rtype: "callback" };
      let permission = "prompt";
      Object.assign(window, {
        androidBridge: {},
        push: (name: string, event: unknown) => listeners.get(name)?.(event),
        Capacitor: {
          PluginHeaders: [
            { name: "App", methods: [listening] },
            { name: "PushNotifications", methods: [listening, ...methods] },
          ],
          nativePromise(_: string, method: string) {
            if (method === "requestPermissions") permission = answer;
            if (method === "register") setTimeout(() => listeners.get("registration")?.({ value: token }), 50);
            return Promise.resolve({ receive: permission });
          },
          nativeCallback(_: string, __: string, options: { eventName: string }, call: (event: unknown) => void) {
            listeners.set(options.eventName, call);
            return Promise.resolve(options.eventName);
          },
        },
      });
    },
    { answer, token: TOKEN },
  );

async function startLearner(page: Page): Promise<void> {
  await registerByForms(page);
  await submit(page, "/quiz", { intent: "finish" });
  await choosePath(page, PATH);
}

test("in the app a yes after the first mission asks the phone, and switches the daily reminder on", async ({
  page,
}) => {
  await inApp(page, "granted");
  await startLearner(page);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);

  await finishMissions(page, PATH, 1, 1);
  await page.goto("/home");
  await expect(hint(page)).toContainText("wenn einer deiner Abende beginnt");
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/push-token"));
  await hint(page).getByRole("button", { name: "Ja, erinnere mich" }).click();
  expect((await saved).status()).toBe(200);
  await expect(hint(page).getByRole("status")).toContainText("meldet sich Inno");
  await hint(page).getByRole("button", { name: "Schließen" }).click();
  await expect(hint(page)).toHaveCount(0);

  await page.goto("/profile/einstellungen");
  await expect(page.getByRole("switch", { name: "Tägliche Erinnerung" })).toBeChecked();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);

  // A message that comes while the app is open is a toast; a tap on a notification leads to the quests.
  await page.evaluate(() => Reflect.get(window, "push")("pushNotificationReceived", { body: "Heute ist dein Abend." }));
  await expect(page.getByRole("status").filter({ hasText: "Neue Nachricht von Inno" })).toContainText("dein Abend");
  await page.evaluate(() =>
    Reflect.get(window, "push")("pushNotificationActionPerformed", {
      notification: { data: { type: "daily_reminder" } },
    }),
  );
  await page.waitForURL("**/quests");
});

test("a no of the phone is taken as one, with the way back", async ({ page }) => {
  await inApp(page, "denied");
  await startLearner(page);
  await finishMissions(page, PATH, 1, 1);
  await page.goto("/home");
  await hint(page).getByRole("button", { name: "Ja, erinnere mich" }).click();
  await expect(hint(page).getByRole("status")).toContainText("in seinen Einstellungen unter „Mitteilungen“");
  await page.goto("/profile/einstellungen");
  await expect(page.getByRole("switch", { name: "Tägliche Erinnerung" })).not.toBeChecked();
});

test("in a browser nobody is asked", async ({ page }) => {
  await startLearner(page);
  await finishMissions(page, PATH, 1, 1);
  await page.goto("/home");
  await expect(page.getByRole("link", { name: /Meine Gründungsmappe/ })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
});
