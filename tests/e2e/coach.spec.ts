import { BOT_TEXTS } from "../../app/domain/coach/bot-texts";
import { counterText, LABELS, TOASTS } from "../../app/domain/coach/texts";
import { fieldOf, logOf, openCoach, send, startWithPath } from "./coach-page";
import { test } from "./coach-test";
import { expect, expectAccessible } from "./fixtures";
import { enter, tabTo } from "./keys";
import { expectToFit } from "./layout";
import { submit } from "./walk";

test.use({ serviceWorkers: "block" });

const LONG = Array.from({ length: 60 }, (_, line) => `Satz ${line} in einem eigenen Absatz.`).join("\n\n");

test("an answer appears as it is written, and the next question waits for its end @wide", async ({ page, coach }) => {
  await startWithPath(page);
  await openCoach(page);
  await expect(logOf(page)).toContainText("Inno ist eine KI");
  await expect(page.locator("header").getByText("Free", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Schnelle Hilfe" }).getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Frag, so oft du willst" })).toBeVisible();
  await expect(fieldOf(page)).toHaveAttribute("placeholder", "Frage deinen Coach...");
  // 24rem; a large window has at least that, and gives it what is free.
  const { height } = (await logOf(page).boundingBox()) ?? { height: 0 };
  if ((page.viewportSize()?.width ?? 0) < 1024) expect(height).toBe(384);
  else expect(height).toBeGreaterThanOrEqual(384);
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(logOf(page)).toContainText("Hallo Anna");
  await expectAccessible(page);
  const held = coach.model.hold();
  await fieldOf(page).fill("Womit");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("fange ich an?");
  await expect(fieldOf(page)).toHaveValue("Womit\nfange ich an?");
  await page.keyboard.press("Enter");
  await expect(logOf(page)).toContainText("Womit\nfange ich an?");
  await expect(page.getByText("Inno denkt nach …")).toBeAttached();
  await expect(page.getByRole("button", { name: "Senden" })).toBeDisabled();

  const { say, finish } = await held;
  say("Mit **einem** Angebot.\n\nSchreib es ");
  await expect(logOf(page).getByText("Schreib es")).toBeVisible();
  await expect(logOf(page).locator("strong", { hasText: "einem" })).toBeVisible();
  // A block of the answer is read out once it is whole.
  await expect.poll(() => logOf(page).ariaSnapshot()).toContain("Angebot.");
  expect(await logOf(page).ariaSnapshot()).not.toContain("Schreib es");
  await expectAccessible(page);
  await send(page, "Und dann?");
  await expect(fieldOf(page)).toHaveValue("Und dann?");
  say("auf.");
  finish();
  await expect(logOf(page).getByText("Schreib es auf.")).toBeVisible();
  await expect.poll(() => logOf(page).ariaSnapshot()).toContain("Schreib es auf.");
  await expect(page.getByText(counterText(4))).toBeVisible();
  await expect(page).toHaveURL(/\/coach\?gespraech=/);
  await expect(fieldOf(page)).toHaveValue("Und dann?");
  await expectToFit(page);

  await page.getByRole("button", { name: "Senden" }).click();
  await expect(page.getByText(counterText(3))).toBeVisible();
  await page.reload();
  await expect(logOf(page)).toContainText("Schreib es auf.");
  await expect(logOf(page)).toContainText("Und dann?");
});

test("the limit of the day is said in the stated words, and costs nothing more", async ({ page }) => {
  await startWithPath(page);
  for (let asked = 0; asked < 5; asked++) {
    await submit(page, "/coach", { intent: "ask", message: `Frage ${asked}`, mode: "chat" });
  }
  await openCoach(page);
  await expect(page.getByText(counterText(0))).toBeVisible();
  const refill = page.getByText(/Um Mitternacht/).last();
  await expect(refill).toBeVisible();
  // At the top of the page no line of what stands below the field is cut by the tab bar.
  const [line, bar] = [
    await refill.boundingBox(),
    await page.getByRole("navigation", { name: "Hauptnavigation" }).boundingBox(),
  ];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 12);
  await send(page, "Noch eine");
  await expect(logOf(page)).toContainText(BOT_TEXTS.dailyLimit);
  await expectAccessible(page);
  await expect(page.locator('main a[href="/pricing"]')).toHaveCount(1);
  await page.locator("main").getByRole("link", { name: "Upgrade" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("an answer higher than the window stands there from its first line on, whoever has scrolled stays", async ({
  page,
  coach,
}) => {
  await startWithPath(page);
  await openCoach(page);
  coach.model.answer({ text: LONG });
  await send(page, "Erzähl mir viel");
  await expect(logOf(page).getByText("Satz 29")).toBeAttached();
  await expect(page.getByRole("button", { name: "Senden" })).toBeEnabled();
  const expectFirstLine = async () => {
    await expect(logOf(page).getByText("Satz 0 ")).toBeInViewport();
    const { height = 0 } = (await page.locator("#antwort").boundingBox()) ?? {};
    expect(height).toBeGreaterThan(2_000);
    const [window, answer] = [await logOf(page).boundingBox(), await page.locator("#antwort").boundingBox()];
    expect(Math.abs((answer?.y ?? 0) - (window?.y ?? 0))).toBeLessThan(24);
  };
  await expect(expectFirstLine).toPass();
  await page.reload();
  await expect(expectFirstLine).toPass();
  const held = coach.model.hold();
  await send(page, "Und weiter?");
  const { say, finish } = await held;
  say("Anfang.\n\n");
  await expect(logOf(page).getByText("Anfang.")).toBeInViewport();
  await logOf(page).getByText("Satz 10 ").scrollIntoViewIfNeeded();
  const before = await logOf(page).getByText("Satz 10 ").boundingBox();
  say(`${LONG.replaceAll("Satz", "Zeile")}\n\n`);
  await expect(logOf(page).getByText("Zeile 58")).toBeAttached();
  const { y } = (await logOf(page).getByText("Satz 10 ").boundingBox()) ?? { y: 0 };
  expect(Math.abs(y - (before?.y ?? 0))).toBeLessThan(2);
  await page.getByRole("button", { name: "Zum Ende" }).click();
  await expect(logOf(page).getByText("Zeile 58")).toBeInViewport();
  // Whoever went to the end reads on there, and is not led back to the first line.
  say(`${LONG.replaceAll("Satz", "Wort")}\n\n`);
  await expect(logOf(page).getByText("Wort 58")).toBeInViewport();
  finish();
  await expect(logOf(page).getByText("Wort 59")).toBeInViewport();
});

test("by the keyboard alone: a help, the question, the window, and a new conversation", async ({ page }) => {
  await startWithPath(page);
  await openCoach(page);
  await enter(page, page.getByRole("link", { name: /Rückenwind/ }));
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(/komme gerade nicht weiter/);
  await page.keyboard.press("Enter");
  await expect(logOf(page)).toContainText("in zwei Sätzen");
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("button", { name: "Senden" }));
  await page.goto("/coach");
  await tabTo(page, logOf(page));
  await page.goto("/coach");
  await enter(page, page.getByRole("link", { name: "Neu", exact: true }));
  await expect(logOf(page)).not.toContainText("in zwei Sätzen");
});

test("a mission's question and a written task lead to Inno, and the mission comes along", async ({ page, coach }) => {
  await startWithPath(page);
  const MISSION = "/mission/content-creator-in-1";
  await submit(page, MISSION, { intent: "task", task: "cc1-1", answer: "Stoffe und Flicken" });
  await page.goto(MISSION);
  await page.getByRole("link", { name: "Frag Inno" }).click();
  await expect(page).toHaveURL(/\/coach\?mission=content-creator-in-1$/);
  await expect(page.getByLabel("Chat").getByRole("link").first()).toHaveAttribute("href", MISSION);
  await page.goto(MISSION);
  await page.getByRole("link", { name: "Mit Inno darüber sprechen" }).click();
  await expect(fieldOf(page)).toHaveValue(/^In meiner Mission steht die Frage/);
  await page.goto(MISSION);
  await page.getByRole("link", { name: "Mit Inno darüber nachdenken" }).first().click();
  await expect(fieldOf(page)).toHaveValue(/„Stoffe und Flicken“/);
  coach.model.forget();
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(logOf(page)).toContainText("in zwei Sätzen");
  expect(coach.model.calls.at(-1)?.messages.at(-1)?.content).toContain("Stoffe und Flicken");
});

test.describe("on a small phone with its keyboard open", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("a question that was brought along has the focus, and its button is in reach", async ({ page, coach }) => {
    await startWithPath(page);
    const words = Array.from({ length: 20 }, (_, word) => `Stoffstück${word}`).join(" ");
    await submit(page, "/mission/content-creator-in-1", { intent: "task", task: "cc1-1", answer: words });
    const expectInReach = async () => {
      await expect(fieldOf(page)).toHaveValue(/Stoffstück19/);
      await expect(fieldOf(page)).toBeFocused();
      const bar = await page.getByRole("navigation", { name: "Hauptnavigation" }).boundingBox();
      const button = await page.getByRole("button", { name: "Senden" }).boundingBox();
      expect(button && button.y + button.height).toBeLessThanOrEqual((bar?.y ?? 0) - 12);
      const { height = 999 } = (await fieldOf(page).boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(120);
    };
    await page.goto("/mission/content-creator-in-1");
    await page.getByRole("link", { name: "Mit Inno darüber nachdenken" }).first().click();
    await expect(expectInReach).toPass();
    await page.goto(page.url());
    await expect(expectInReach).toPass();
    coach.model.fault({ kind: "status", status: 500 });
    await page.getByRole("button", { name: "Senden" }).click();
    // The message about the failure does not cover the field.
    const told = await page.getByText(TOASTS.failure.description).boundingBox();
    const field = await fieldOf(page).boundingBox();
    const isBelow = (told?.y ?? 0) > (field?.y ?? 0) + (field?.height ?? 0);
    const isAbove = (told?.y ?? 0) + (told?.height ?? 0) < (field?.y ?? 0);
    expect(isAbove || isBelow).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a help prepares, the form asks, conversations are found, kept and deleted", async ({ page }) => {
    await startWithPath(page);
    await page.goto("/coach");
    await page.getByRole("link", { name: /Rückenwind/ }).click();
    await expect(fieldOf(page)).toHaveValue(/komme gerade nicht weiter/);
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(page).toHaveURL(/\/coach\?gespraech=[\w-]+#antwort$/);
    await expect(logOf(page)).toContainText("in zwei Sätzen");
    await expect(page.getByText(counterText(4))).toBeVisible();
    await page.getByRole("link", { name: "Gespräche" }).click();
    await page.getByRole("searchbox", { name: "In Gesprächen suchen" }).fill("zwei sätzen");
    await page.getByRole("button", { name: "Suchen" }).click();
    await expect(page.getByRole("heading", { name: /komme gerade nicht weiter/ })).toBeVisible();
    const link = page.getByRole("link", { name: /^Herunterladen/ });
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-disposition"]).toContain("gespraech-mit-inno.md");
    expect(await file.text()).toContain("> Ich komme gerade nicht weiter.");
    await page.getByText("Löschen", { exact: false }).first().click();
    await page.getByRole("button", { name: "Gespräch löschen" }).click();
    await expect(page.getByText("Gespräch gelöscht")).toBeVisible();
    await expect(page.getByText(/Noch habt ihr nicht miteinander gesprochen/)).toBeVisible();
  });
});

test("nobody reads, shares or deletes the conversation of somebody else", async ({ page, browser, coach }) => {
  await startWithPath(page);
  const to = await submit(page, "/coach", { intent: "ask", message: "Nur für mich", mode: "chat" });
  const id = new URL(to, coach.url).searchParams.get("gespraech") ?? "";
  const context = await browser.newContext({ baseURL: coach.url });
  const other = await context.newPage();
  await startWithPath(other);
  expect((await other.request.get(`/gespraech.md?id=${id}`)).status()).toBe(404);
  await submit(other, "/coach/gespraeche", { intent: "delete", conversationId: id });
  await submit(other, "/coach", { intent: "share", conversationId: id, shares: "on" });
  await other.goto(`/coach?gespraech=${id}`);
  await expect(other).toHaveURL(/\/coach\?neu=1$/);
  await context.close();
  await page.goto(`/coach?gespraech=${id}`);
  await expect(logOf(page)).toContainText("Nur für mich");
  await expect(logOf(page).getByText(LABELS.material)).toHaveCount(0);
});
