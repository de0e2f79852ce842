import { answerTo, expect, expectAccessible, test } from "./fixtures";
import { choosePath, registerByForms, submit, tickRequired } from "./walk";

test("the quests lead from the test to the path and through its first mission", async ({ page, browser }) => {
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/quests");
  await expect(page.getByRole("heading", { name: "Deine Quests" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Persönlichkeitstest abschließen" })).toBeVisible();
  await expect(page.getByText("10–15 Min")).toBeVisible();
  await expect(page.getByText("0/1 Aufgaben")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Test starten" }).click();
  await expect(page).toHaveURL(/\/quiz$/);

  await submit(page, "/quiz", { intent: "finish" });
  await page.goto("/quests");
  await expect(page.getByRole("heading", { name: "Berufspfad wählen" })).toBeVisible();
  await expect(page.getByText("5–10 Min")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Berufspfad wählen" }).click();
  await expect(page).toHaveURL(/\/career-path-selection$/);

  await choosePath(page, "va-allround");
  await page.goto("/quests");
  await expect(page.getByRole("heading", { name: "Deine Stärken und Ziele klären" })).toBeVisible();
  await expect(page.getByText("Mission 1/10")).toBeVisible();
  await expect(page.getByText("1–2 Stunden")).toBeVisible();
  await expect(page.getByText("0/4 Aufgaben")).toBeVisible();
  await expect(page.getByText("Pflicht", { exact: true })).toHaveCount(4);
  await expect(page.getByText("Text", { exact: true })).toHaveCount(4);
  await expect(page.getByRole("link", { name: /^Aufgabe bearbeiten/ })).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Aufgabe bearbeiten.*Stärken sammeln$/ }).click();
  await expect(page).toHaveURL(/\/mission\/va-allround-1#va-step-1-task-1$/);
  const saved = answerTo(page, '"completed":true');
  await expect(page.getByRole("heading", { level: 3, name: "Stärken sammeln" })).toBeFocused();
  await page.getByLabel("Aufgabe abgeschlossen").first().check();
  await saved;
  await page.getByRole("link", { name: "Zurück" }).click();
  await expect(page.getByText("1/4 Aufgaben")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Stärken sammeln (erledigt)" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Aufgabe bearbeiten/ })).toHaveCount(3);

  // From here on without JavaScript, in the same session.
  await tickRequired(page, "va-allround-1");
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(cookies);
  const bare = await plain.newPage();
  await bare.goto("/quests");
  await expect(bare.getByText("4/4 Aufgaben")).toBeVisible();
  await expect(bare.getByRole("heading", { name: "Keine offenen Aufgaben" })).toBeVisible();
  await bare.getByRole("button", { name: "Mission abschließen" }).click();
  await expect(bare.getByText("Mission abgeschlossen! 🎉")).toBeVisible();
  // 10 XP and a bonus of 2 × 10 % at level 2.
  await expect(bare.getByText("Du hast 12 XP erhalten!")).toBeVisible();
  await bare.getByRole("link", { name: "Deine Quests" }).click();
  await expect(bare.getByText("Mission 2/10")).toBeVisible();
  await plain.close();
});

test.describe("while nothing can be sent", () => {
  test.use({ toleratedErrors: /ERR_FAILED/ });

  test("ticks that this browser has still to send show as done, and unreadable ones do no harm", async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, "va-allround");
    // Changes cannot be sent, so they stay on the device.
    await page.route("**/api/sync", (route) => route.abort());
    await page.goto("/quests");
    const keep = (value: string) =>
      page.evaluate((stored) => localStorage.setItem("mission-va-step-1-data", stored), value);

    await keep("{kaputt");
    await page.reload();
    await expect(page.getByText("0/4 Aufgaben")).toBeVisible();
    await expect(page.getByRole("link", { name: "Zur Mission" })).toHaveCount(0);

    await keep(
      JSON.stringify({ tasks: { "va-step-1-task-2": { value: true, at: 1, sent: null } }, progress: 25, note: null }),
    );
    await page.reload();
    await expect(page.getByText("1/4 Aufgaben")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Erfahrungen auflisten (erledigt)" })).toBeVisible();

    const ids = [1, 2, 3, 4].map((number) => `va-step-1-task-${number}`);
    const tasks = Object.fromEntries(ids.map((id) => [id, { value: true, at: 1, sent: null }]));
    await keep(JSON.stringify({ tasks, progress: 100, note: null }));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Keine offenen Aufgaben" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Mission abschließen" })).toHaveCount(0);
    await expectAccessible(page);
  });
});
