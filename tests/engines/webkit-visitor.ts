import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key as WebKey } from "selenium-webdriver";
import { freePort } from "../runner/free-port.mjs";
import { miniBrowserPath } from "../runner/engines.mjs";
import type { Key, Setting, Visitor } from "./visitor";

const LEARN = "const done = arguments[arguments.length - 1]; (async () => EXPRESSION)().then(done, () => done(null));";
const PATIENCE_MS = 20_000;

/** What its driver takes for each key. */
const KEYS: Record<Key, string[]> = {
  Tab: [WebKey.TAB],
  "Shift+Tab": [WebKey.SHIFT, WebKey.TAB],
  Enter: [WebKey.ENTER],
  Space: [" "],
  ArrowDown: [WebKey.ARROW_DOWN],
  All: [WebKey.CONTROL, "a"],
};

/**
 * Starts WebKitGTK's MiniBrowser by the distribution's driver; it has no headless mode, so Xvfb gives it a screen. Its
 * window is at least 447 px wide, and the driver has no fingers.
 */
export async function visitWithWebKit({ width, scripts }: Setting): Promise<Visitor> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  // No larger than the window: without a window manager, the window under the mouse, which rests in the middle, is the one
  // that has the keyboard. Pages of another one show no focus.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "460x920x24", "-nolisten", "tcp"], {
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
  const options = { binary: miniBrowserPath(), args: ["--automation", `--enable-javascript=${scripts}`] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: 60_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });

  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    point: (place) =>
      driver
        .actions()
        .move({ ...place, duration: 0 })
        .click()
        .perform(),
    async press(key) {
      const keys = KEYS[key];
      const actions = driver.actions();
      for (const each of keys) actions.keyDown(each);
      for (const each of keys.toReversed()) actions.keyUp(each);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    look: (inPage, ...args) => driver.executeScript(`return (${inPage.toString()})(...arguments)`, ...args),
    learn: (expression) => driver.executeAsyncScript(LEARN.replace("EXPRESSION", () => expression)),
    complaints: () => null,
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
