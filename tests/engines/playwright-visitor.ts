import { chromium, firefox, type Browser, type Page } from "playwright/test";
import { CHROMIUM_ARGS } from "../runner/chromium.mjs";
import type { Visitor } from "./visitor";

/** Starts the distribution's own Firefox by WebDriver BiDi: Playwright's download is a patched build. */
export async function visitWithFirefox(): Promise<Visitor> {
  const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  return visit(await firefox.launch({ channel: "moz-firefox", executablePath }));
}

export async function visitWithChromium(): Promise<Visitor> {
  const executablePath = process.env.CHROMIUM_PATH;
  return visit(await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS }));
}

async function visit(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 447, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    address: async () => page.url(),
    press: (name) => pressable(page, name).click(),
    choose: (answer) => page.locator("label", { hasText: new RegExp(`^${answer}`) }).click(),
    // Types key by key: Firefox's driver fills a field by the property that React tracks for its own writes, so React
    // takes the text for its own and fires no change event. Text that a person pastes does fire one.
    async write(label, text, which = 0) {
      const field = page.getByLabel(label).nth(which);
      await field.clear();
      await field.pressSequentially(text);
    },
    tick: (label, which = 0) => page.getByLabel(label).nth(which).check(),
    isTicked: (label, which = 0) => page.getByLabel(label).nth(which).isChecked(),
    textIn: (label, which = 0) => page.getByLabel(label).nth(which).inputValue(),
    reads: (text) => page.getByText(text).filter({ visible: true }).first().isVisible(),
    learn: (expression) => page.evaluate(`(async () => ${expression})()`),
    complaints: () => complaints,
    leave: () => browser.close(),
  };
}

function pressable(page: Page, name: string) {
  return page.getByRole("link", { name }).or(page.getByRole("button", { name })).filter({ visible: true }).first();
}
