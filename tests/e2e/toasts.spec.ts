import type { Page } from "playwright/test";
import { answerBox, expect, register, test } from "./fixtures";
import { shiftOf, watchShifts } from "./layout-shift";
import { finishButton, FIRST, heading, PATH, standBeforeTheEnd } from "./moment";
import { choosePath, registerByForms, submit, tickRequired } from "./walk";

/** Sets the cookie by which the server passes a message to the next page. */
async function tell(page: Page, key: string): Promise<void> {
  const value = Buffer.from(JSON.stringify({ key, args: [], id: key })).toString("base64");
  await page.context().addCookies([{ name: "flash", value, url: new URL(page.url()).origin }]);
}

const close = (page: Page) => page.getByRole("button", { name: "Meldung schließen" });

/** Links, buttons and fields that a message covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector(".toasts > *")?.getBoundingClientRect();
    if (!toast) return ["no message"];
    return [...document.querySelectorAll("main :is(a, button, input, textarea, summary), nav a")].flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const isBeneath = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      return width > 1 && isBeneath ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const SCREENS = [
  "/home",
  "/quests",
  "/level",
  "/coach",
  "/profile",
  "/profile/einstellungen",
  "/pricing",
  "/suche",
].concat(["/career-path-selection", "/mission/content-creator-in-1", "/kasse?plan=pro", "/mappe", "/neustart/quiz"]);

test("no message covers what is used, takes a click or changes the height of its page @wide", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  for (const screen of SCREENS) {
    for (const key of ["settingsSaved", "careerPathMissing"]) {
      await tell(page, key);
      await page.goto(screen);
      await expect(close(page), screen).toBeVisible();
      await expect.poll(() => covered(page), { message: `${key} on ${screen}` }).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect.poll(() => covered(page), { message: `${key} on ${screen}, scrolled` }).toEqual([]);
      const withIt = await height(page);
      await close(page).click();
      await expect(close(page)).toBeHidden();
      expect(await height(page), screen).toBe(withIt);
    }
  }
});

test("the page that wakes moves its message to a free place without shifting its layout", async ({ page }) => {
  await watchShifts(page);
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  // It has long been seen when the scripts come.
  await page.route("**/build/entry.client-*.js", async (route) => {
    await new Promise((pass) => setTimeout(pass, 600));
    await route.continue();
  });
  for (const screen of ["/profile/einstellungen", "/quests"]) {
    await tell(page, "careerPathMissing");
    await page.goto(screen);
    await expect(page.locator("html")).toHaveAttribute("data-awake", "");
    await expect.poll(() => covered(page), screen).toEqual([]);
    expect(await shiftOf(page), screen).toBeLessThanOrEqual(0.01);
  }
});

test("a message leaves the height of the test and of the moment as it is", async ({ page }) => {
  const expectSameHeight = async () => {
    const before = await height(page);
    await page.evaluate((detail) => window.dispatchEvent(new CustomEvent("app-toast", { detail })), {
      title: "Gespeichert",
      tone: "success",
    });
    await expect(close(page)).toBeVisible();
    expect(await height(page)).toBe(before);
  };
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/quiz");
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  await expectSameHeight();
  await submit(page, "/quiz", { intent: "finish" });
  await choosePath(page, PATH);
  await tickRequired(page, `${PATH}-1`);
  await page.goto(FIRST);
  await finishButton(page).click();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Shift");
  await expectSameHeight();
});

test("the field that is written in stays free when the window gets lower, as by a keyboard", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await tell(page, "careerPathMissing");
  await page.goto("/coach");
  await expect(close(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 480 });
  await page.getByRole("textbox").last().focus();
  await expect.poll(() => covered(page)).toEqual([]);
});

test("who has confirmed the address reads so above the first question, where nothing is covered, until the next", async ({
  page,
}) => {
  await register(page);
  const told = page.getByText("E-Mail bestätigt! 🎉");
  await expect(told).toBeInViewport();
  await expect(close(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await answerBox(page, 3).click();
  await expect(page.getByText("2/24")).toBeVisible();
  await expect(told).toBeHidden();
});

test("a click where a message floats reaches what lies beneath", async ({ page }) => {
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/quiz");
  await tell(page, "settingsSaved");
  await page.goto("/quiz");
  await expect(close(page)).toBeVisible();
  const isPassed = await page.evaluate(() => {
    const box = document.querySelector(".toasts > *")?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.left + 20, box.top + box.height / 2);
    return hit !== null && hit?.closest(".toasts") === null;
  });
  expect(isPassed).toBe(true);
});

test("the type's name is nowhere before the result, and its message comes with it, once", async ({ page }) => {
  await registerByForms(page, { untilQuiz: true });
  await submit(page, "/quiz", { intent: "finish" });
  await page.goto("/quiz?fertig=1");
  await expect(heading(page, "Test abgeschlossen")).toBeVisible();
  await expect(page.getByText("+50 XP")).toHaveCount(2);
  await expect(page.getByText("Level 2! Neuer Erfolg: Erster Schritt")).toBeVisible();
  await page.keyboard.press("Shift");
  expect(await page.content()).not.toMatch(
    /(Denker|Strateg|Macher|Netzwerker|Entdecker|Unterstützer|Strukturierer|Visionär):in/,
  );
  await page.getByRole("link", { name: "Ergebnis ansehen" }).click();
  const type = page.getByRole("heading", { level: 1, name: /:in$/ });
  await expect(type).toBeVisible();
  const name = await type.textContent();
  await expect(page.getByText(`Dein Typ: ${name}. Du hast 100 XP erhalten!`)).toHaveCount(1);
  await expect(page.getByText("Quiz abgeschlossen! 🎉")).toBeVisible();
  await expect(close(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Quiz abgeschlossen! 🎉")).toHaveCount(0);
});

test("the words of the moment are its own: in no box, as long as it, and gone with it", async ({ page }) => {
  await standBeforeTheEnd(page);
  await finishButton(page).click();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toHaveCount(1);
  await expect(close(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message stands in the page, above the screen", async ({ page }) => {
    await registerByForms(page);
    await tell(page, "settingsSaved");
    await page.goto("/home");
    const message = await page.getByText("Gespeichert", { exact: true }).boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(message && main && message.y + message.height <= main.y).toBe(true);
  });
});
