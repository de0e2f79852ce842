import type { Page } from "playwright/test";
import { errors } from "../../app/domain/messages/messages";
import { expect, test } from "./fixtures";
import { choosePath, registerByForms, tickRequired } from "./walk";

test.use({ serviceWorkers: "block", toleratedErrors: /404/ });

const MISSION = "content-creator-in-1";

/** Simulates a deployment: another build answers, and the files of the page's are gone, until a document is loaded. */
async function deploy(page: Page): Promise<void> {
  await page.unrouteAll();
  let isOld = true;
  await page.route("**/*", (route, request) => {
    if (request.resourceType() === "document") isOld = false;
    const isFile = request.url().includes("/build/");
    return isOld && isFile ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await page.route(/[?&]_data=/, async (route) => {
    if (!isOld) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    if ("x-remix-build" in headers) headers["x-remix-build"] = "newer";
    return route.fulfill({ response, headers });
  });
  await forgetRoutes(page, () => isOld);
}

/** Asks the server for routes as a page of another build does: it then names none, as after a deployment. */
async function forgetRoutes(page: Page, isOld = () => true): Promise<void> {
  await page.route("**/__manifest?*", (route, request) => {
    const url = request.url();
    return isOld() ? route.continue({ url: url.replace(/version=\w+/, "version=older") }) : route.fallback();
  });
}

async function becomeMember(page: Page): Promise<void> {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
}

const isAwake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => /^__react/.test(key)));

test("a link leads where it points, though its screen's script is gone", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/home", { waitUntil: "networkidle" });
  await deploy(page);
  await page.getByRole("link", { name: "Level" }).click();
  await expect(page).toHaveURL(/\/level$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await isAwake(page);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("a link that the page knows no route for leads to all of its address", async ({ page }) => {
  await becomeMember(page);
  await forgetRoutes(page);
  await page.goto(`/mission/${MISSION}`, { waitUntil: "networkidle" });
  const link = page.locator("a[href*='/coach?mission=']").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address.replaceAll(/[?&]/g, "\\$&")}$`));
  await expect(page.getByRole("heading", { name: "AI Coach" })).toBeVisible();
});

const FINISHED = "Mission abgeschlossen! 🎉";

for (const [name, prepare] of [
  ["whose screen's script is gone", deploy],
  ["that the page knows no route for", null],
] as const) {
  test(`a form ${name} is sent once, and followed`, async ({ page }) => {
    await becomeMember(page);
    await tickRequired(page, MISSION);
    if (!prepare) await forgetRoutes(page);
    await page.goto("/quests", { waitUntil: "networkidle" });
    await prepare?.(page);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await page.getByRole("button", { name: "Mission abschließen" }).click();
    await expect(page).toHaveURL(/\/mission\/content-creator-in-\d/);
    expect(sent.filter((url) => url.includes(MISSION))).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/home");
    await expect(page.getByText("220 XP", { exact: true }).or(page.getByText(FINISHED)).first()).toBeAttached();
  });
}

test("what refuses a form is said, with what was typed, though the script of the screen that says it is gone", async ({
  page,
}) => {
  await page.goto("/auth", { waitUntil: "networkidle" });
  await isAwake(page);
  await deploy(page);
  const typed = "noch.nicht@startklar.test";
  await page.getByLabel("Deine E-Mail-Adresse").fill(typed);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/onboarding\?schritt=2$/);
  await expect(page.getByText(errors.emailUnknown.title)).toBeVisible();
  await expect(page.getByLabel("Deine E-Mail-Adresse")).toHaveValue(typed);
});

test("a form that another screen refuses is there with its fields and its sentence, though that screen's script is gone", async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto("/profile/einstellungen/rhythmus", { waitUntil: "networkidle" });
  await deploy(page);
  // No screen has a form today that another one refuses with data.
  await page.locator("form.card").evaluate(
    (form, typed) => {
      form.setAttribute("action", "/profile/einstellungen");
      form.innerHTML = "<button>Senden</button>";
      for (const [name, value] of Object.entries(typed)) {
        const field = Object.assign(document.createElement("textarea"), { name, value });
        form.append(field);
      }
    },
    { intent: "name", name: '@<b>"&' },
  );
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(page).toHaveURL(/\/profile\/einstellungen$/);
  await expect(page.getByLabel("Vorname")).toHaveValue('@<b>"&');
  await expect(page.getByLabel("Vorname")).toHaveAccessibleDescription(new RegExp(errors.nameInvalid.title));
});

test("the first question to Inno is asked, though the script that asks is gone", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/coach", { waitUntil: "load" });
  await isAwake(page);
  await deploy(page);
  await page.getByLabel("Deine Frage an Inno").fill("Womit fange ich an?");
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(page).toHaveURL(/gespraech=/);
  await expect(page.getByRole("log")).toContainText("Womit fange ich an?");
});
