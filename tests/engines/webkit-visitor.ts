import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, error, type WebElement } from "selenium-webdriver";
import { freePort } from "../runner/free-port.mjs";
import { miniBrowserPath } from "../runner/engines.mjs";
import type { Visitor } from "./visitor";

/** Script that finds an element in the page as a person would name it: by its label or its text. */
const FIND = `
  const [kind, name, which] = arguments;
  const said = (element) => (element.innerText || element.textContent || "").replace(/\\s+/g, " ").trim();
  const nameOf = (element) =>
    element.getAttribute("aria-label") || [...(element.labels || [])].map(said).join(" ") || said(element);
  const kinds = { pressable: "a[href], button", field: "input, textarea, select", answer: "input[type=radio]" };
  const fits = (element) => kind === "answer" ? nameOf(element).startsWith(name) : nameOf(element).includes(name);
  const shown = (element) => kind !== "pressable" || (element.getClientRects().length > 0 && !element.disabled);
  const found = [...document.querySelectorAll(kinds[kind])].filter((each) => shown(each) && fits(each))[which];
  found?.scrollIntoView({ block: "center" });
  // A radio that is drawn by its label has no place of its own.
  return found && kind === "answer" ? found.labels[0] : found || null;
`;
const READS = "return document.body.innerText.replace(/\\s+/g, ' ').includes(arguments[0])";
const LEARN = "const done = arguments[arguments.length - 1]; (async () => EXPRESSION)().then(done, () => done(null));";
const PATIENCE_MS = 20_000;

/** Starts WebKitGTK's MiniBrowser by the distribution's driver; it has no headless mode, so Xvfb gives it a screen. */
export async function visitWithWebKit(): Promise<Visitor> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1024x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] ?? screen, "data");
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      DISPLAY: `:${String(display).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // WebKit cannot start its sandbox as root or in containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  await listens(port);
  const options = { binary: miniBrowserPath(), args: ["--automation"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: 60_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 447, height: 900 });

  async function find(kind: string, name: string, which = 0): Promise<WebElement> {
    const look = () => driver.executeScript<WebElement | null>(FIND, kind, name, which);
    const found = await driver.wait(look, PATIENCE_MS, `Nothing to be found: ${kind} ${name}`);
    if (!found) throw new Error(`Gone again: ${kind} ${name}`);
    return found;
  }
  /** Clicks an element; retries while it still moves, or was rendered anew between being found and clicked. */
  const click = async (kind: string, name: string, which?: number) => {
    const press = () =>
      find(kind, name, which)
        .then((found) => found.click())
        .then(
          () => true,
          (reason: unknown) => {
            if (
              reason instanceof error.ElementNotInteractableError ||
              reason instanceof error.StaleElementReferenceError
            )
              return false;
            throw reason;
          },
        );
    await driver.wait(press, PATIENCE_MS, `Not to be pressed: ${name}`);
  };
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    press: (name) => click("pressable", name),
    choose: (answer) => click("answer", answer),
    async write(label, text, which) {
      const field = await find("field", label, which);
      await field.clear();
      await field.sendKeys(text);
    },
    async tick(label, which) {
      if (!(await (await find("field", label, which)).isSelected())) await click("field", label, which);
    },
    isTicked: async (label, which) => (await find("field", label, which)).isSelected(),
    textIn: async (label, which) => String(await (await find("field", label, which)).getProperty("value")),
    reads: (text) => driver.executeScript<boolean>(READS, text),
    learn: (expression) => driver.executeAsyncScript(LEARN.replace("EXPRESSION", () => expression)),
    complaints: () => [],
    async leave() {
      await driver.quit();
      await Promise.all([end(service), end(screen)]);
      // Again while what draws for WebKit, which ends after it, still writes to its cache.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Polls until the driver accepts connections: it prints nothing when it is ready. */
async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection(port, "127.0.0.1");
    const isThere = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
  }
}
