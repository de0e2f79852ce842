import type { Page } from "playwright/test";
import { expect, finishQuiz, newEmail, readCode, test } from "./fixtures";
import { choosePath, registerByForms, submit } from "./walk";

const MISSION = "/mission/content-creator-in-1";

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole("heading", { level: 1, ...(name ? { name } : {}) });
const secondTask = (page: Page) => page.getByRole("heading", { level: 3, name: "Positionierung formulieren" });

/** A learner who has ticked the first of two tasks, on /home. */
async function begin(page: Page): Promise<void> {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await submit(page, MISSION, { intent: "task", task: "cc1-1", completed: "on" });
  await page.goto("/home");
}

test("after every navigation the heading has the focus: after code, test and result alike", async ({ page }) => {
  const email = newEmail();
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Loslegen" }).click();
  // A field that asks for the focus itself gets it instead of the heading.
  await expect(page.getByLabel("Dein Vorname")).toBeFocused();
  await page.getByLabel("Dein Vorname").fill("Anna");
  await page.getByLabel("Deine E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByLabel("6-stelliger Code")).toBeFocused();
  await page.getByLabel("6-stelliger Code").fill(await readCode(email));
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(heading(page)).toBeFocused();
  await finishQuiz(page);
  await expect(heading(page, "Test abgeschlossen")).toBeFocused();
  await page.getByRole("link", { name: "Ergebnis ansehen" }).click();
  await expect(heading(page, /:in$/)).toBeFocused();
  await page.getByRole("link", { name: "Berufspfade ansehen" }).click();
  await expect(heading(page, "Welcher Weg reizt dich?")).toBeFocused();
  // Turning the carousel is no navigation to another screen: its link keeps the focus.
  await page.getByRole("link", { name: "Nächster Pfad" }).click();
  await expect(page.getByText("Pfad 2 von 3")).toBeVisible();
  await expect(page.getByRole("link", { name: "Nächster Pfad" })).toBeFocused();
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await expect(page).toHaveURL(/\/mission\//);
  await expect(heading(page)).toBeFocused();
});

test("what a link left behind in the same screen has no claim on the focus", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  for (const order of [1, 2]) {
    const mission = `/mission/content-creator-in-${order}`;
    for (const task of [1, 2])
      await submit(page, mission, { intent: "task", task: `cc${order}-${task}`, completed: "on" });
    await submit(page, mission, { intent: "finish" });
  }
  await page.goto(MISSION);
  await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
  await expect(page).toHaveURL(/-2$/);
  await expect(heading(page)).toBeFocused();
});

test("'Weitermachen' lands on the first open task with the focus on its heading, at a full load, too", async ({
  page,
}) => {
  await begin(page);
  const link = page.getByRole("link", { name: "Weitermachen" });
  await expect(link).toHaveAttribute("href", `${MISSION}#cc1-2`);
  await link.click();
  await expect(secondTask(page)).toBeFocused();
  await expect(secondTask(page)).toBeInViewport();
  await page.goto("/home");
  await page.goto(`${MISSION}#cc1-2`);
  await expect(secondTask(page)).toBeFocused();
  await expect(secondTask(page)).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the way on lands on the first open task, and at the end on the card that finishes", async ({ page }) => {
    await begin(page);
    await page.getByRole("link", { name: "Weitermachen" }).click();
    await expect(secondTask(page)).toBeFocused();
    await expect(secondTask(page)).toBeInViewport();
    await page.goto("/quests");
    await page.getByRole("link", { name: /^Aufgabe bearbeiten/ }).click();
    await expect(secondTask(page)).toBeFocused();
    await page.getByLabel("Aufgabe abgeschlossen").first().check();
    await page.getByRole("button", { name: "Speichern", exact: true }).first().click();
    // Done by now, and folded: the address opens the fold.
    await expect(secondTask(page)).toBeFocused();
    await page.goto("/home");
    await page.getByRole("link", { name: "Weitermachen" }).click();
    await expect(page.getByRole("heading", { name: "Alles erledigt" })).toBeFocused();
  });
});
