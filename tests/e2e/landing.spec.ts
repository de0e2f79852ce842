import { expect, test } from "./fixtures";

const WORDS_AT_FIRST = 45;
const KIB = 110;
const REQUESTS = 16;

test("the first screen says one thing, the second what it costs after four weeks, and all of it is light", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  const asked: string[] = [];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  const height = page.viewportSize()?.height ?? 0;
  expect(await page.locator("main").evaluate(wordsAbove, height)).toBeLessThanOrEqual(WORDS_AT_FIRST);

  const price = page.getByText(/^\d+\s€ im Monat$/);
  await expect(price).toBeVisible();
  const box = await price.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * height);

  // Scrolled through, so that every picture is asked for.
  for (const picture of await page.locator("main img").all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const broken = () =>
    page
      .locator("main img")
      .evaluateAll((all) => all.filter((img) => !(img instanceof HTMLImageElement && img.naturalWidth > 0)).length);
  await expect.poll(broken).toBe(0);
  expect(bytes / 1024).toBeLessThanOrEqual(KIB);
  expect(asked.length).toBeLessThanOrEqual(REQUESTS);
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
});

test("it shows all types and paths, a mission, and answers six questions", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('img[src*="/art/types.svg#"]')).toHaveCount(8);
  await expect(page.locator('img[src*="/art/paths.svg#"]')).toHaveCount(12);
  await expect(page.getByRole("heading", { name: "Deine Nische finden" })).toBeVisible();
  const questions = page.locator("main summary");
  await expect(questions).toHaveCount(6);
  await questions.first().click();
  await expect(page.getByText("Ein begründeter Stopp nach drei Wochen")).toBeVisible();
});

/** Words that begin above a height of the page. */
function wordsAbove(main: Element, height: number): number {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  while (walker.nextNode()) {
    for (const { 0: word, index } of (walker.currentNode.textContent ?? "").matchAll(/\S+/g)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const { top, height: high } = range.getBoundingClientRect();
      if (high > 0 && top < height) words += 1;
    }
  }
  return words;
}
