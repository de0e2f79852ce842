import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page, type Response } from "playwright/test";
import { decoded as mailText } from "../fixtures/mail-text";
import { codeIn } from "../fixtures/mailed-code";

/** Half the bytes that each page has to read. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const outbox = () => join(process.env.E2E_DATA_DIR ?? "", "outbox");

/** The newest code mailed to an address. */
export async function readCode(email: string, earlier: string[] = []): Promise<string> {
  let code = "";
  await expect(() => {
    // Beside codes there is a welcome.
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

/** Some mail to an address says this. */
export async function expectMail(email: string, text: string): Promise<void> {
  const mails = () => readdirSync(outbox()).filter((name) => name.includes(email));
  const texts = () => mails().map((name) => mailText(readFileSync(join(outbox(), name), "utf8")));
  await expect.poll(() => texts().join("\n").replaceAll("\u00a0", " "), { timeout: 15_000 }).toContain(text);
}

let people = 0;
/** An address nobody has used yet. */
export const newEmail = (): string => `test-${process.pid}-${Date.now()}-${++people}@example.org`;

/** Registers by hand, as a person does, up to where the mailed code is asked for. Answers the address. */
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
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  return email;
}

/** Answers all questions with the same value and finishes; ends where the test is said to be done. */
export async function finishQuiz(page: Page, answer = "4"): Promise<void> {
  for (let number = 1; number <= 24; number++) {
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    await page.getByRole("radio", { name: new RegExp(`^${answer}`) }).check({ force: true });
    await page.getByRole("button", { name: number < 24 ? "Weiter" : "Abschließen" }).click();
  }
  await expect(page.getByText("24/24")).toBeHidden();
}

/** The answer to the next request that sends this text. */
export const answerTo = (page: Page, sent: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(sent) ?? false);

/** Waits until colours are what they will be: what still fades in has no contrast yet. */
export async function stopMoving(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** No violation of WCAG 2.2 AA, nor of what axe calls best practice, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await stopMoving(page);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // Without a page of its own for the results, which only frames of other origins need: a fifth of such a test's time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode();
  // What is right is not written out: half the time of a run.
  const { violations } = await axe
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

let clients = 0;
/** As many people as there are tests: the limits per client count each for itself. */
export const newClientAddress = (): string => {
  clients += 1;
  return `10.${process.env.TEST_WORKER_INDEX ?? 0}.${Math.floor(clients / 256)}.${clients % 256}`;
};

/** Leads a new person past test and path; ends on their first mission. */
export async function startFirstMission(page: Page): Promise<string> {
  const email = await register(page);
  await finishQuiz(page, "4");
  await page.goto("/career-path-selection?type=Denker:in");
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-1$/);
  return email;
}

/** A test in which an unexpected console error, page error or foreign request fails. */
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
        // A refusal is an answer; the browser reports its status all the same.
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
