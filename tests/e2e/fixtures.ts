import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page, type Response } from "playwright/test";
import { ANSWER_LABELS } from "../../app/domain/quiz/quiz-scale";
import { decoded as mailText } from "../fixtures/mail-text";
import { codeIn } from "../fixtures/mailed-code";

/** Minified source of axe: half the bytes for each page to read. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const outbox = () => join(process.env.E2E_DATA_DIR ?? "", "outbox");

/** The newest code mailed to an address. */
export async function readCode(email: string, earlier: string[] = []): Promise<string> {
  let code = "";
  await expect(() => {
    // The outbox also has mails without a code, such as the welcome.
    const codes = readdirSync(outbox())
      .filter((name) => name.includes(email))
      .sort()
      .map((name) => codeIn(readFileSync(join(outbox(), name), "utf8")));
    code = codes.findLast((each) => each !== "") ?? "";
    expect(code).toMatch(/^\d{6}$/);
    expect(earlier).not.toContain(code);
  }).toPass({ timeout: 10_000 });
  return code;
}

/** Waits until a mail to an address contains this text. */
export async function expectMail(email: string, text: string): Promise<void> {
  const mails = () => readdirSync(outbox()).filter((name) => name.includes(email));
  const texts = () => mails().map((name) => mailText(readFileSync(join(outbox(), name), "utf8")));
  await expect.poll(() => texts().join("\n").replaceAll("\u00a0", " "), { timeout: 15_000 }).toContain(text);
}

let people = 0;
/** An address that no account has used yet. */
export const newEmail = (): string => `test-${process.pid}-${Date.now()}-${++people}@example.org`;

/** Registers by hand, as a visitor does, up to the field for the mailed code. Resolves to the address. */
export async function registerUpToCode(page: Page, { name = "Anna", email = newEmail() } = {}): Promise<string> {
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Loslegen" }).click();
  await page.getByLabel("Dein Vorname").fill(name);
  await page.getByLabel("Deine E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("heading", { name: "Schau in dein Postfach" })).toBeVisible();
  return email;
}

/** Registers and confirms; ends on /quiz. */
export async function register(page: Page, person: { name?: string; email?: string } = {}): Promise<string> {
  const email = await registerUpToCode(page, person);
  await page.getByLabel("6-stelliger Code").fill(await readCode(email));
  // A page whose scripts run has sent it with the sixth digit.
  if ((await page.locator("html[data-awake]").count()) === 0) {
    await page.getByRole("button", { name: "Bestätigen" }).click();
  }
  await expect(page).toHaveURL(/\/quiz$/);
  return email;
}

/** The box of an answer, which a finger meets. */
export const answerBox = (page: Page, value: keyof typeof ANSWER_LABELS) =>
  page.locator("label", { hasText: ANSWER_LABELS[value] });

/** Taps the same answer to all questions of the quiz and finishes it. */
export async function finishQuiz(page: Page, answer: keyof typeof ANSWER_LABELS = 4): Promise<void> {
  for (let number = 1; number <= 24; number++) {
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    // An answer goes on by itself, the last one waits.
    await answerBox(page, answer).click();
  }
  await page.getByRole("button", { name: "Abschließen" }).click();
  await expect(page.getByText("24/24")).toBeHidden();
}

/** Response to the next request whose body contains this text. */
export const answerTo = (page: Page, sent: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(sent) ?? false);

/**
 * Waits for all animations that end: an element that still fades in has no contrast yet. Asked for again and again, as the
 * promise of one within a closed fold is never kept: there Chromium neither runs nor ends what has begun.
 */
export async function stopMoving(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
      return !isSeen || playState !== "running" || effect.getComputedTiming().iterations === Infinity;
    }),
  );
}

/** Expects no violation of WCAG 2.2 AA, nor of what axe calls best practice, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await stopMoving(page);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // Legacy mode: a page for the results, which only frames of other origins need, takes a fifth of such a test's time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode();
  // Lists violations alone, which halves the time of a run.
  const { violations } = await axe
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

let clients = 0;
/** A client address of its own for each test: limits per client then count each test by itself. */
export const newClientAddress = (): string => {
  clients += 1;
  return `10.${process.env.TEST_WORKER_INDEX ?? 0}.${Math.floor(clients / 256)}.${clients % 256}`;
};

/** Tests that fail on an unexpected console error, page error or request to another origin. */
export const test = base.extend<{ watch: void; toleratedErrors: RegExp | null; elsewhere: string | null }>({
  /** Errors that the test provokes, like those of a lost connection. */
  toleratedErrors: [null, { option: true }],
  /** Another origin that pages of the test may lead to. */
  elsewhere: [null, { option: true }],
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": newClientAddress() }),
  watch: [
    async ({ page, baseURL, toleratedErrors, elsewhere }, use) => {
      const problems: string[] = [];
      const isElsewhere = (url: string) => elsewhere !== null && url.startsWith(elsewhere);
      const isTolerated = (text: string) => toleratedErrors?.test(text) ?? false;
      page.on("console", (message) => {
        // Refusals are regular answers; the browser logs their status as an error all the same.
        const isRefusal = /status of (409|422|429)/.test(message.text());
        if (
          message.type() === "error" &&
          !isRefusal &&
          !isTolerated(message.text()) &&
          !isElsewhere(message.location().url)
        )
          problems.push(`console: ${message.text()}`);
      });
      page.on("pageerror", ({ message }) => {
        if (!isTolerated(message)) problems.push(`page: ${message}`);
      });
      page.on("request", (request) => {
        const isOurs = request.url().startsWith(baseURL ?? "") || request.url().startsWith("data:");
        if (!isOurs && !isElsewhere(request.url())) {
          problems.push(`foreign request: ${request.url()}`);
        }
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
