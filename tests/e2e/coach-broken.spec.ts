import { counterText, TOASTS, UNFINISHED_TEXTS } from "../../app/domain/coach/texts";
import { BOT_TEXTS } from "../../app/domain/coach/bot-texts";
import { askAgain, fieldOf, logOf, openCoach, send, startWithPath } from "./coach-page";
import { test } from "./coach-test";
import { expect, expectAccessible } from "./fixtures";

test.use({ serviceWorkers: "block" });

test("stopped, what is there stays, and the question can be asked again", async ({ page, coach }) => {
  await startWithPath(page);
  await openCoach(page);
  const held = coach.model.hold();
  await send(page, "Womit fange ich an?");
  const { say, ended } = await held;
  say("Erstens dies.\n\nZweitens");
  await expect(logOf(page).getByText("Zweitens")).toBeVisible();
  await page.getByRole("button", { name: "Anhalten" }).click();
  await expect(logOf(page)).toContainText(UNFINISHED_TEXTS.stopped);
  await expect(logOf(page)).toContainText("Zweitens");
  expect(await ended).toEqual({ isAborted: true });
  await askAgain(page).click();
  await expect(logOf(page)).toContainText("in zwei Sätzen");
  await expect(logOf(page)).not.toContainText("Zweitens");
  await expect(logOf(page).getByText("Womit fange ich an?")).toHaveCount(1);
});

test("a page that is loaded again in mid-answer shows what there is and how it stands", async ({ page, coach }) => {
  await startWithPath(page);
  await openCoach(page);
  const held = coach.model.hold();
  await send(page, "Womit fange ich an?");
  const { say } = await held;
  say("Erstens dies.\n\nZweitens das.\n\nDrit");
  await expect(logOf(page).getByText("Drit")).toBeVisible();
  await page.reload();
  await expect(logOf(page)).toContainText("Womit fange ich an?");
  await expect(logOf(page)).toContainText("Erstens dies.");
  await expect(askAgain(page)).toBeVisible({ timeout: 20_000 });
});
test.describe("what goes wrong", () => {
  test.use({ toleratedErrors: /Failed to load resource|ERR_/ });

  test("a model that fails: the stated bubble and toast, and another try", async ({ page, coach }) => {
    await startWithPath(page);
    await openCoach(page);
    coach.model.fault({ kind: "status", status: 401 });
    await send(page, "Womit fange ich an?");
    await expect(logOf(page)).toContainText(BOT_TEXTS.failure);
    await expect(page.getByText(TOASTS.failure.title)).toBeVisible();
    await expect(page.getByText(TOASTS.failure.description)).toBeVisible();
    await expect(page.getByText(counterText(5))).toBeVisible();
    await expectAccessible(page);
    await askAgain(page).click();
    await expect(logOf(page)).toContainText("in zwei Sätzen");
    await expect(logOf(page)).not.toContainText(BOT_TEXTS.failure);
  });

  test("a call that fails on its way: the same words", async ({ page }) => {
    await startWithPath(page);
    await openCoach(page);
    await page.route("/api/ai-coach-chat", (route) => route.abort());
    await send(page, "Womit fange ich an?");
    await expect(logOf(page)).toContainText(BOT_TEXTS.failure);
    await expect(page.getByText(TOASTS.failure.description)).toBeVisible();
    await page.unroute("/api/ai-coach-chat");
    await askAgain(page).click();
    await expect(logOf(page)).toContainText("in zwei Sätzen");
  });

  test("offline the question stays in its field", async ({ page, context }) => {
    await startWithPath(page);
    await openCoach(page);
    await context.setOffline(true);
    await send(page, "Womit fange ich an?");
    await expect(page.getByText(/Du bist gerade offline/)).toBeVisible();
    await expect(fieldOf(page)).toHaveValue("Womit fange ich an?");
    await context.setOffline(false);
    await expect(page.getByText(/Du bist gerade offline/)).toBeHidden();
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(logOf(page)).toContainText("in zwei Sätzen");
  });

  test("a connection that is lost in mid-answer leaves what came", async ({ page, context, coach }) => {
    await startWithPath(page);
    await openCoach(page);
    const held = coach.model.hold();
    await send(page, "Womit fange ich an?");
    (await held).say("Erstens dies.\n\nZweitens");
    await expect(logOf(page).getByText("Zweitens")).toBeVisible();
    await context.setOffline(true);
    await expect(logOf(page)).toContainText(UNFINISHED_TEXTS.broken);
    await expect(logOf(page)).toContainText("Erstens dies.");
    await context.setOffline(false);
    await askAgain(page).click();
    await expect(logOf(page)).toContainText("in zwei Sätzen");
  });
});

test("two tabs: the second one shows what was asked in the first", async ({ page, context, coach }) => {
  await startWithPath(page);
  await openCoach(page);
  const held = coach.model.hold();
  await send(page, "Womit fange ich an?");
  const { say, finish } = await held;
  const second = await context.newPage();
  await openCoach(second);
  await expect(logOf(second)).toContainText("Womit fange ich an?");
  say("Mit einem Angebot.");
  finish();
  await expect(logOf(page)).toContainText("Mit einem Angebot.");
  await expect(logOf(second)).toContainText("Mit einem Angebot.", { timeout: 15_000 });
});
