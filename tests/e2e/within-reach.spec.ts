import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { CAREER_PATHS, choosePath, registerByForms, submit, tickRequired } from "./walk";

/** Height of a phone's window, in px. */
const WINDOW = 844;
const ROUTE = encodeURIComponent("routes/_app.mission.$missionId");
const PATH = "content-creator-in";
const MISSION = `/mission/${PATH}-1`;

const task = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });
const strip = (page: Page) => page.getByRole("link", { name: /^Zu Aufgabe \d/ });
/** Scrolls to a part of the page's height. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate((share) => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share), part);
const toFoot = (page: Page) => scrollTo(page, 1);
const inStrip = (page: Page) => page.locator("main > .sticky :is(a, button)");
const contents = (page: Page) => page.getByRole("navigation", { name: "In dieser Mission" });

async function begin(page: Page): Promise<void> {
  await registerByForms(page);
  await choosePath(page, PATH);
  await page.goto(MISSION);
}

/** The element that has the focus, when the strip lies over a part of it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector("main > .sticky");
    const focused = document.activeElement;
    if (!over || !focused || focused === document.body || over.contains(focused)) return null;
    const [top, bottom] = [over.getBoundingClientRect(), focused.getBoundingClientRect()];
    const isCovered = bottom.top < top.bottom && bottom.bottom > top.top;
    return isCovered ? `${focused.outerHTML.slice(0, 90)} at ${bottom.top}` : null;
  });

test("from the foot of a mission the next open task is one tap away, and the last tap finishes", async ({ page }) => {
  await begin(page);
  await toFoot(page);
  await expect(strip(page)).toHaveAccessibleName(/^Zu Aufgabe 1 ?: Themen sammeln und bewerten$/);
  await strip(page).click();
  await expect(task(page, "Themen sammeln und bewerten")).toBeFocused();
  await expect(task(page, "Themen sammeln und bewerten")).toBeInViewport();
  expect(await covered(page)).toBeNull();

  await page.getByLabel("Aufgabe abgeschlossen").first().check();
  await expect(strip(page)).toHaveAccessibleName(/^Zu Aufgabe 2 ?: Positionierung formulieren$/);
  await expect(page.getByText("1 von 2, etwa 1,5\u00a0Std.")).toBeVisible();
  await strip(page).click();
  await expect(task(page, "Positionierung formulieren")).toBeFocused();
  await page.getByLabel("Aufgabe abgeschlossen").nth(1).check();
  await expect(strip(page)).toHaveCount(0);

  // One button for whoever listens, two for thumbs.
  await expect(page.getByRole("button", { name: /bschließen/ })).toHaveCount(1);
  await toFoot(page);
  await page.getByText(/^Abschließen · \+\d+/).click();
  await expect(page.getByRole("heading", { level: 1, name: "Geschafft!" })).toBeFocused();
});

test("by keys nothing that has the focus stands under the strip, there and back", async ({ page }) => {
  await begin(page);
  await page.getByRole("heading", { level: 1 }).focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press(key);
      expect(await covered(page), `${key} ${stop}`).toBeNull();
    }
  }
});

test("the strip stays in view while a mission is read that nobody has begun, also one beside the paths", async ({
  page,
}) => {
  await begin(page);
  for (const mission of [MISSION, "/mission/2"]) {
    await page.goto(mission);
    for (const part of [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1]) {
      await scrollTo(page, part);
      await expect(strip(page), `${mission} at ${part}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a heading of the text leads to its task, and the task back to its heading", async ({ page }) => {
  await begin(page);
  await page.getByRole("link", { name: /^Zur Aufgabe 2/ }).click();
  await expect(task(page, "Positionierung formulieren")).toBeFocused();
  const part = page.getByRole("heading", { level: 2, name: "Dein Satz" });
  // A second time, too, after having gone elsewhere by hand.
  for (const _time of [1, 2]) {
    await page.getByRole("link", { name: "Dazu im Text: Dein Satz" }).click();
    await expect(part).toBeInViewport({ ratio: 1 });
    await toFoot(page);
  }
});

test("on wide windows headings and tasks are links above the tasks, on no phone and no paper @wide", async ({
  page,
}) => {
  await begin(page);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  await expect(contents(page)).toBeVisible({ visible: isWide });
  await expect(strip(page)).toBeVisible({ visible: !isWide });
  await page.emulateMedia({ media: "print" });
  await expect(contents(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  if (!isWide) return;
  await expect(contents(page).getByRole("link")).toHaveText([
    "Zehn Themen, drei Noten",
    "Dein Satz",
    "Aufgabe 1: Themen sammeln und bewerten",
    "Aufgabe 2: Positionierung formulieren",
  ]);
  await contents(page).getByRole("link", { name: "Dein Satz" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Dein Satz" })).toBeInViewport({ ratio: 1 });
  // They stay beside the text.
  await contents(page)
    .getByRole("link", { name: /^Aufgabe 2/ })
    .click();
  await expect(task(page, "Positionierung formulieren")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the strip leads to the next open task, and finishes", async ({ page }) => {
    await begin(page);
    await submit(page, MISSION, { intent: "task", task: "cc1-1", completed: "on" });
    await page.goto(MISSION);
    await strip(page).click();
    await expect(task(page, "Positionierung formulieren")).toBeFocused();
    await tickRequired(page, `${PATH}-1`);
    await page.goto(MISSION);
    await page.getByText(/^Abschließen · \+\d+/).click();
    await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
  });

  /** Lower edge of the strip and of the first thing to do, in px from the top: a field of an open task, or what finishes. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const field = bottom("aside section > ol > li :is(textarea, input:not([type=hidden]))");
      const finish = bottom("aside button[name=intent][value=finish]:enabled");
      return { strip: bottom("main > .sticky")?.bottom ?? Infinity, first: (finish ?? field)?.top ?? Infinity };
    });

  /** Whether the strip finishes, or leads to a task that has yet to be ticked. */
  const isNextStep = (next: Locator) =>
    next.evaluate((element) => {
      if (element instanceof HTMLButtonElement) return element.value === "finish";
      const id = element.getAttribute("href")?.slice(1) ?? "";
      const tick = document.querySelector(`[data-task="${id}"] input[type=checkbox]:not(:checked)`);
      return document.getElementById(id) !== null && tick !== null;
    });

  for (const path of CAREER_PATHS) {
    test(`with progress, each mission of ${path} opens with the first thing to do in view`, async ({ page }) => {
      await registerByForms(page);
      await choosePath(page, path);
      for (let order = 1; order <= 10; order++) {
        const slug = `${path}-${order}`;
        const data = await page.request.get(`/mission/${slug}?_data=${ROUTE}`);
        const { mission }: { mission: { tasks: { id: string }[] } } = await data.json();
        // All but one: as much as can stand before it.
        for (const { id } of mission.tasks.slice(0, -1))
          await submit(page, `/mission/${slug}`, { intent: "task", task: id, completed: "on" });
        await page.goto(`/mission/${slug}`);
        const { strip: end, first } = await places(page);
        expect.soft(first, slug).toBeLessThanOrEqual(WINDOW);
        expect.soft(end, slug).toBeLessThanOrEqual(WINDOW);
        for (const part of [1 / 4, 1 / 2, 3 / 4, 1]) {
          await scrollTo(page, part);
          await expect(inStrip(page), `${slug} at ${part}`).toBeInViewport({ ratio: 1 });
        }
        expect.soft(await isNextStep(inStrip(page)), slug).toBe(true);
        await tickRequired(page, slug);
        await submit(page, `/mission/${slug}`, { intent: "finish" });
      }
    });
  }
});
