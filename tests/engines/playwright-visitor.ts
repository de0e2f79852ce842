import { chromium, firefox, type Browser, type Page } from "playwright/test";
import { CHROMIUM_ARGS } from "../runner/chromium.mjs";
import type { Key, Setting, Visitor } from "./visitor";

const KEYS: Record<Key, string> = {
  Tab: "Tab",
  "Shift+Tab": "Shift+Tab",
  Enter: "Enter",
  Space: "Space",
  ArrowDown: "ArrowDown",
  All: "Control+A",
};

/** Starts the distribution's own Firefox by WebDriver BiDi: Playwright's download is a patched build. */
export async function visitWithFirefox(setting: Setting): Promise<Visitor> {
  const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  // By a preference: the driver knows neither how to switch scripts off, nor fingers.
  const firefoxUserPrefs = { "javascript.enabled": setting.scripts };
  return visit(await firefox.launch({ channel: "moz-firefox", executablePath, firefoxUserPrefs }), {
    ...setting,
    scripts: true,
    fingers: false,
  });
}

export async function visitWithChromium(setting: Setting): Promise<Visitor> {
  const executablePath = process.env.CHROMIUM_PATH;
  return visit(await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS }), setting);
}

async function visit(browser: Browser, { width, scripts, fingers }: Setting): Promise<Visitor> {
  const context = await browser.newContext({
    locale: "de-DE",
    viewport: { width, height: 900 },
    ...(scripts ? {} : { javaScriptEnabled: false }),
    ...(fingers ? { hasTouch: true } : {}),
  });
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
    point: ({ x, y }) => (fingers ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: (key) => page.keyboard.press(KEYS[key]),
    type: (text) => page.keyboard.type(text),
    look: (inPage, ...args) => look(page, inPage, args),
    learn: (expression) => page.evaluate(`(async () => ${expression})()`),
    complaints: () => complaints,
    leave: () => browser.close(),
  };
}

/** As an expression: a function would be called through helpers that wait for promises. */
const look = <Result, Args extends unknown[]>(page: Page, inPage: (...args: Args) => Result, args: Args) =>
  page.evaluate<Result>(`(${inPage.toString()})(...${JSON.stringify(args)})`);
