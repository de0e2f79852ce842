import type { Page, Route } from "playwright/test";
import { expect, test } from "./fixtures";
import { finishButton, heading, SECOND, standBeforeTheEnd } from "./moment";
import { cardOfTask, firstAnswer } from "./kept-mission";
import { startFirstMission } from "./walk";

// A service worker would serve the scripts from its cache.
test.use({
  serviceWorkers: "block",
  toleratedErrors: /status of 404|ERR_FAILED|ERR_BLOCKED|Content Security Policy|kaputt|Unexpected token '<'/,
});

const WAYS: Record<string, (route: Route) => Promise<void>> = {
  "do not come": (route) => route.abort(),
  "are gone": (route) => route.fulfill({ status: 404, body: "" }),
};

const answer = firstAnswer;
const tick = (page: Page) => cardOfTask(page, "cc1-2").getByLabel("Aufgabe abgeschlossen");
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });

for (const [how, treat] of Object.entries(WAYS)) {
  test(`when scripts ${how}, the buttons of the page without them stand, and nothing typed is lost`, async ({
    page,
  }) => {
    await startFirstMission(page);
    await expect(save(page).first()).toBeHidden();
    await page.route("**/build/**/*.js", treat);
    await page.reload({ waitUntil: "commit" });
    await answer(page).fill("ohne Skripte geschrieben");
    await tick(page).check();
    await expect(save(page)).toHaveCount(await page.getByLabel("Aufgabe abgeschlossen").count());
    await expect(page.getByRole("button", { name: "Notiz speichern" })).toBeVisible();

    await page.reload({ waitUntil: "commit" });
    await expect(answer(page)).toHaveValue("ohne Skripte geschrieben");
    await expect(tick(page)).toBeChecked();
    await expect(save(page).first()).toBeVisible();
    await save(page).first().click({ noWaitAfter: true });
    await expect(page.getByLabel("Deine Antwort").first()).toHaveText("ohne Skripte geschrieben");
    // The unsaved tick of another form is still there.
    await expect(tick(page)).toBeChecked();

    await page.unroute("**/build/**/*.js");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-awake", "");
    await expect(save(page).first()).toBeHidden();
    await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
    await page.reload();
    await expect(tick(page)).toBeChecked();
    await expect(answer(page)).toHaveValue("ohne Skripte geschrieben");
  });
}

const REFUSING = /script-src[^;]*/;

/** Adds to a page what an extension or a company's proxy may: a policy that refuses every script, also those within. */
const refuseScripts = async (route: Route) => {
  if (route.request().resourceType() !== "document") return route.continue();
  const answer = await route.fetch({ maxRedirects: 0 });
  const policy = (answer.headers()["content-security-policy"] ?? "").replace(REFUSING, "script-src 'none'");
  await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": policy } });
};

test("where a policy refuses every script, work is saved by the page's own buttons", async ({ page }) => {
  await startFirstMission(page);
  await page.route("**/*", refuseScripts);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-awake", "");
  await answer(page).fill("gegen jede Vorschrift");
  await expect(save(page).first()).toBeVisible();
  await save(page).first().click();
  await expect(answer(page)).toHaveText("gegen jede Vorschrift");
  await page.goto("/profile/einstellungen");
  await page.getByLabel("Vorname").fill("A");
  await page.getByRole("button", { name: "Namen speichern" }).click();
  await expect(page.getByText("Bitte gib mindestens 2 Zeichen ein.")).toBeVisible();
  await page.unroute("**/*");
  await page.goto("/home");
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
});

const BROKEN: Record<string, (route: Route) => Promise<unknown>> = {
  "hang for ever": () => Promise.resolve(),
  throw: (route) => route.fulfill({ contentType: "text/javascript", body: 'throw new Error("kaputt")' }),
  "are mangled": (route) => route.fulfill({ contentType: "text/javascript", body: "<html>kaputt</html>" }),
  "miss one of them": (route) => (route.request().url().includes("/_shared/") ? route.abort() : route.continue()),
};

for (const [how, treat] of Object.entries(BROKEN)) {
  test(`when scripts ${how}, a form is one all the same, and says what is wrong with it`, async ({ page }) => {
    await startFirstMission(page);
    await page.route("**/build/**/*.js", treat);
    await page.goto("/profile/einstellungen", { waitUntil: "commit" });
    await page.getByLabel("Vorname").fill("A");
    await page.getByRole("button", { name: "Namen speichern" }).click({ noWaitAfter: true });
    await expect(page.getByText("Bitte gib mindestens 2 Zeichen ein.")).toBeVisible();
    await expect(page.getByLabel("Vorname")).toHaveValue("A");
    await expect(page.getByRole("button", { name: "Aussehen speichern" })).toBeVisible();
  });
}

test("settings have their buttons", async ({ page }) => {
  await startFirstMission(page);
  await page.route("**/build/**/*.js", (route) => route.abort());
  await page.goto("/profile/einstellungen");
  await page.getByRole("radio", { name: "Dunkel" }).check({ force: true });
  await page.getByRole("button", { name: "Aussehen speichern" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

const MOMENT = "**/build/_shared/mission-moment-*.js";

test("where the moment's script is gone, the moment comes with the page that answers, and its links lead on", async ({
  page,
}) => {
  await standBeforeTheEnd(page);
  await page.route(MOMENT, (route) => route.fulfill({ status: 404, body: "" }));
  await finishButton(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("Du hast 120 XP erhalten!")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-awake", "");
  await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
  await expect(page).toHaveURL(SECOND);
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
});

test("a moment that came with its page wakes once its script is here", async ({ page }) => {
  await standBeforeTheEnd(page);
  await page.route(MOMENT, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
  await finishButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  await expect(heading(page)).toBeFocused();
});
