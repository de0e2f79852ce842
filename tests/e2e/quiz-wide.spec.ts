import type { Page } from "playwright/test";
import { answerBox, expect, expectAccessible, test } from "./fixtures";
import { registerByForms, submit } from "./walk";

const WIDE = { width: 1440, height: 900 };

/** How far each petal is open. */
const petals = (page: Page) =>
  page
    .locator("main g path:last-child")
    .evaluateAll((paths) => paths.map((path) => Number(getComputedStyle(path).scale)));

const third = Math.sqrt(1 / 3);
const closed = (count: number): number[] => Array.from({ length: count }, () => 0);

test("a flower opens with the answers, whatever they are, beside the question @wide", async ({ page, hasTouch }) => {
  await page.setViewportSize(WIDE);
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/quiz");
  expect(await petals(page)).toEqual(closed(8));
  for (const [index, value] of ([1, 5, 3, 1] as const).entries()) {
    await expect(page.getByText(`${index + 1}/24`)).toBeVisible();
    await answerBox(page, value).click();
  }
  await expect(page.getByText("5/24")).toBeVisible();
  const opened = await petals(page);
  expect(opened[0]).toBe(1);
  expect(opened[1]).toBeCloseTo(third, 3);
  expect(opened.slice(2)).toEqual(closed(6));
  const [flower, question] = [page.locator("main svg").filter({ has: page.locator("g") }), page.locator("fieldset")];
  const [beside, form] = [await flower.boundingBox(), await question.boundingBox()];
  expect(beside?.x).toBeGreaterThan((form?.x ?? WIDE.width) + (form?.width ?? 0));
  // Keys are told of where a mouse is.
  await expect(page.getByText("Tasten 1 bis 5")).toBeVisible({ visible: !hasTouch });
  await expectAccessible(page);
});

test("a phone has the question alone", async ({ page }) => {
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/quiz");
  await expect(page.getByText("1/24")).toBeVisible();
  await expect(page.locator("main g").first()).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the flower is as far as the answers @wide", async ({ page }) => {
    await page.setViewportSize(WIDE);
    await registerByForms(page, { untilQuiz: true });
    for (const number of [1, 2, 3]) {
      const form = { intent: "answer", question: `q${number}`, answer: "2", next: String(number + 1) };
      await submit(page, "/quiz", form);
    }
    await page.goto("/quiz");
    expect(await petals(page)).toEqual([1, ...closed(7)]);
  });
});
