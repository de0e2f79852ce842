import type { Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { cardOfTask, inAnotherBrowser, isKept } from "./kept-mission";
import { choosePath, registerByForms, submit } from "./walk";

const MISSION = "/mission/va-allround-1";
const [FIRST, SECOND, THIRD, FOURTH] = [1, 2, 3, 4].map((number) => `va-step-1-task-${number}`) as [
  string,
  string,
  string,
  string,
];

const tick = (page: Page, task: string) => cardOfTask(page, task).getByLabel("Aufgabe abgeschlossen");
const answer = (page: Page, task: string) => cardOfTask(page, task).getByLabel("Deine Antwort");
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Gespeichert" });
const titles = (page: Page) => page.getByRole("region", { name: "Heute" }).getByRole("heading", { level: 3 });

async function begin(page: Page): Promise<void> {
  await registerByForms(page);
  // Of the hour or two that its first mission takes, each of four tasks has a quarter.
  await choosePath(page, "va-allround");
}

const sendTask = (page: Page, task: string, path = "/quests") =>
  submit(page, path, { intent: "task", task, completed: "on" });

test("this evening's tasks are ticked and written on the quests, up to the end of their mission", async ({ page }) => {
  await begin(page);
  await page.goto("/quests");
  await expect(page.getByText("Das passt in einen Abend: etwa 1,5\u00a0Std.")).toBeVisible();
  await expect(titles(page)).toHaveCount(4);
  const place = () => cardOfTask(page, SECOND).evaluate((card) => card.getBoundingClientRect().top + scrollY);
  const before = await place();
  await answer(page, FIRST).fill("Zuhören und ordnen");
  await tick(page, FIRST).check();
  await expect(tick(page, FIRST)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("1/4 Aufgaben")).toBeVisible();
  // What is done stays where it is until the page is opened again.
  expect(await place()).toBe(before);
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Aufgabe bearbeiten.*Erfahrungen auflisten$/ }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Erfahrungen auflisten" })).toBeFocused();
  await page.getByText("Eine Aufgabe erledigt").click();
  await expect(answer(page, FIRST)).toHaveValue("Zuhören und ordnen");
  await expect(tick(page, FIRST)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/quests$/);
  await expect(titles(page)).toHaveText([/^Erfahrungen auflisten/, /^Zeitbudget festlegen/, /^Ziel für/]);
  await expect(page.getByRole("heading", { name: "Stärken sammeln (erledigt)" })).toBeVisible();

  await sendTask(page, SECOND, MISSION);
  await sendTask(page, THIRD, MISSION);
  await page.reload();
  await expect(page.getByRole("button", { name: "Mission abschließen" })).toHaveCount(0);
  await tick(page, FOURTH).check();
  await expect(page.getByRole("heading", { name: "Keine offenen Aufgaben" })).toBeVisible();
  await page.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Geschafft!" })).toBeFocused();
  await expect(page.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
  await expect(page.getByText("Du hast 12 XP erhalten!")).toBeVisible();
});

test("as much as fits into an evening of the rhythm, and no more on a day on which it was done", async ({ page }) => {
  await begin(page);
  const evenings = { intent: "save", day2: "on", time: "19:00", hours: "1" };
  await submit(page, "/profile/einstellungen/rhythmus", evenings);
  await page.goto("/quests");
  await expect(titles(page)).toHaveText([/^Stärken sammeln/, /^Erfahrungen auflisten/]);
  await expect(page.getByRole("heading", { name: "Weitere Aufgaben" })).toBeVisible();
  await sendTask(page, FIRST);
  await sendTask(page, SECOND);
  await page.reload();
  await expect(page.getByText("Was in einen Abend passt, hast du heute geschafft.")).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Aufgabe bearbeiten/ })).toHaveCount(2);
  await expectAccessible(page);
});

test("two tabs, quests and mission, show what the other one does", async ({ page, context }) => {
  await begin(page);
  await page.goto("/quests");
  const other = await context.newPage();
  await other.goto(MISSION);
  await expect(other.locator("html")).toHaveAttribute("data-awake", "");
  await answer(page, FIRST).fill("hier geschrieben");
  await tick(page, SECOND).check();
  await expect(answer(other, FIRST)).toHaveValue("hier geschrieben");
  await expect(tick(other, SECOND)).toBeChecked();
  await tick(other, THIRD).check();
  await expect(tick(page, THIRD)).toBeChecked();
  await expect(page.getByText("2/4 Aufgaben")).toBeVisible();
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("it is kept on the device, shown by the mission, and sent once back", async ({ page, context, baseURL }) => {
    await begin(page);
    await page.goto(MISSION);
    await isKept(page, MISSION);
    await page.goto("/quests");
    await isKept(page, "/quests");
    await context.setOffline(true);
    await answer(page, FIRST).fill("im Zug geschrieben");
    await tick(page, FIRST).check();
    await expect(page.getByText("Wird nachgetragen")).toBeVisible();
    for (const path of ["/quests", MISSION]) {
      await page.goto(path);
      await expect(tick(page, FIRST), path).toBeChecked();
      await expect(answer(page, FIRST), path).toHaveValue("im Zug geschrieben");
    }
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await inAnotherBrowser(page, async (other) => {
      await other.goto(`${baseURL}/quests`);
      await expect(other.getByText("1/4 Aufgaben")).toBeVisible();
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a task is written and ticked by its form, which comes back to it", async ({ page }) => {
    await begin(page);
    await page.goto("/quests");
    await answer(page, SECOND).fill("zehn Jahre Büro");
    await tick(page, SECOND).check();
    await cardOfTask(page, SECOND).getByRole("button", { name: "Speichern" }).click();
    await expect(page).toHaveURL(new RegExp(`/quests#${SECOND}$`));
    await expect(page.getByRole("heading", { level: 3, name: /^Erfahrungen auflisten/ })).toBeFocused();
    await expect(page.getByText("1/4 Aufgaben")).toBeVisible();
    await expect(titles(page)).toHaveCount(3);
    await page.goto(MISSION);
    await page.getByText("Eine Aufgabe erledigt").click();
    await expect(answer(page, SECOND)).toHaveValue("zehn Jahre Büro");
  });
});
