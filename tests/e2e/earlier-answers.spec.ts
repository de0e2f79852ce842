import { expect, test } from "./fixtures";
import { isKept } from "./kept-mission";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

const PATH = "va-allround";
const EARLIER = `/mission/${PATH}-4`;
const LATER = `/mission/${PATH}-7`;
const TASK = "va-step-4-task-4";
const ANSWER = "Ich halte Postfächer frei.\nAbends ist jede Anfrage beantwortet.";

const write = (page: Parameters<typeof submit>[0]) =>
  submit(page, EARLIER, { intent: "task", task: TASK, answer: ANSWER, completed: "on" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a later mission leads to the task it builds on, and shows what was written there", async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 6);
    await page.goto(LATER);
    await page.getByRole("link", { name: "„Kernsatz schreiben“ öffnen" }).click();
    await expect(page).toHaveURL(`${EARLIER}#${TASK}`);
    await expect(page.getByRole("heading", { name: "Kernsatz schreiben" })).toBeInViewport();
    await write(page);
    await page.goto(LATER);
    await expect(page.getByText("Deine Antwort aus Mission 4")).toBeVisible();
    await expect(page.getByText("Abends ist jede Anfrage beantwortet.")).toBeVisible();
    await expect(page.getByRole("link", { name: "„Kernsatz schreiben“ ansehen oder ändern" })).toBeVisible();
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("an earlier answer stands there as it was when the page was kept", async ({ page, context }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 6);
    await write(page);
    await page.goto(LATER);
    await isKept(page, LATER);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Ich halte Postfächer frei.")).toBeVisible();
  });
});
