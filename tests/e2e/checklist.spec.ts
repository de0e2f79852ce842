import * as z from "zod";
import type { Locator, Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { isKept } from "./kept-mission";
import { becomeLearner, choosePath } from "./walk";

const PATH = "online-coach";
const MISSION = `/mission/${PATH}-1`;
const ROUTE = encodeURIComponent("routes/_app.mission.$missionId");

const pageData = z.object({
  mission: z.object({
    tasks: z.array(
      z.object({
        title: z.string(),
        items: z.array(z.object({ id: z.string(), text: z.string(), required: z.boolean() })).optional(),
      }),
    ),
  }),
});

/** Begins the path as a new learner; resolves to the first checklist of its first mission. */
async function begin(page: Page) {
  await becomeLearner(page);
  await choosePath(page, PATH);
  const answer = await page.request.get(`${MISSION}?_data=${ROUTE}`);
  const { tasks } = pageData.parse(await answer.json()).mission;
  const list = tasks.find(({ items }) => items !== undefined);
  const required = list?.items?.filter((item) => item.required) ?? [];
  const last = required.at(-1);
  if (!list || !last) throw new Error(`${MISSION} has no checklist`);
  return { title: list.title, others: required.slice(0, -1), last };
}

const cardOf = (page: Page, title: string): Locator =>
  page.locator("aside li", { has: page.locator("h3", { hasText: title }) });
const boxOf = (card: Locator): Locator => card.getByLabel("Aufgabe abgeschlossen");
const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();

test.describe("with scripts", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("two devices without a connection tick a checklist together, and its task follows", async ({
    page,
    context,
    browser,
  }) => {
    const { title, others, last } = await begin(page);
    const elsewhere = await browser.newContext({ serviceWorkers: "allow" });
    await elsewhere.addCookies(await context.cookies());
    const other = await elsewhere.newPage();
    for (const device of [page, other]) {
      await device.goto(MISSION);
      await expect(device.locator("html")).toHaveAttribute("data-awake", "");
      await isKept(device, MISSION);
    }
    const [here, there] = [cardOf(page, title), cardOf(other, title)];

    await context.setOffline(true);
    for (const { text } of others) await here.getByLabel(text).check();
    await expect(page.getByText("Wird nachgetragen")).toBeVisible();
    await expect(boxOf(here)).not.toBeChecked();
    await page.reload();
    for (const { text } of others) await expect(here.getByLabel(text)).toBeChecked();
    await expectAccessible(page);

    await elsewhere.setOffline(true);
    await there.getByLabel(last.text).check();
    await expect(other.getByText("Wird nachgetragen")).toBeVisible();
    await expect(boxOf(there)).not.toBeChecked();

    await context.setOffline(false);
    await saved(page);
    await expect(boxOf(here)).not.toBeChecked();
    await elsewhere.setOffline(false);
    await saved(other);
    await expect(boxOf(there)).toBeChecked();
    await page.reload();
    await expect(boxOf(here)).toBeChecked();
    await expect(here.getByLabel(last.text)).toBeChecked();
    await elsewhere.close();
  });

  test("points ticked in a row are one request, the last required one ticks the task, opening one opens it", async ({
    page,
  }) => {
    const { title, others, last } = await begin(page);
    await page.goto(MISSION);
    await expect(page.locator("html")).toHaveAttribute("data-awake", "");
    const card = cardOf(page, title);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/sync")) sent.push(request.postData() ?? "");
    });
    for (const { text } of [...others, last]) await card.getByLabel(text).check();
    await expect(boxOf(card)).toBeChecked();
    await saved(page);
    expect(sent).toHaveLength(1);
    for (const { id } of [...others, last]) expect(sent[0]).toContain(`"${id}"`);

    await card.getByLabel(last.text).focus();
    await page.keyboard.press("Space");
    await expect(boxOf(card)).not.toBeChecked();
    await boxOf(card).check();
    await expect(card.getByText("Abgehakt, auch ohne alle Punkte.")).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(card.getByLabel(last.text)).not.toBeChecked();
    await expect(boxOf(card)).toBeChecked();
  });
});

test.describe("while the scripts are on their way", () => {
  // A service worker would serve the scripts from its cache, past the route that delays them here.
  test.use({ serviceWorkers: "block" });

  test("a point that is ticked counts, and its task follows", async ({ page }) => {
    const { title, others, last } = await begin(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/build/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(MISSION, { waitUntil: "commit" });
    const card = cardOf(page, title);
    for (const { text } of [...others, last]) await card.getByLabel(text).check();
    await expect(boxOf(card)).not.toBeChecked();
    release();
    await expect(boxOf(card)).toBeChecked();
    await saved(page);
    await page.reload();
    for (const { text } of [...others, last]) await expect(card.getByLabel(text)).toBeChecked();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a checklist is sent with one button, and its task follows", async ({ page }) => {
    const { title, others, last } = await begin(page);
    await page.goto(MISSION);
    const card = cardOf(page, title);
    const save = card.getByRole("button", { name: "Speichern" });
    for (const { text } of others) await card.getByLabel(text).check();
    await save.click();
    for (const { text } of others) await expect(card.getByLabel(text)).toBeChecked();
    await expect(boxOf(card)).not.toBeChecked();
    await card.getByLabel(last.text).check();
    await save.click();
    await expect(boxOf(card)).toBeChecked();
    await card.getByLabel(last.text).uncheck();
    await save.click();
    await expect(boxOf(card)).not.toBeChecked();
    for (const { text } of others) await expect(card.getByLabel(text)).toBeChecked();
  });
});
