import { pathToFileURL } from "node:url";
import { inProject } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { aptInstall, aptUpdate, show } from "./apt.mjs";

/** Chromium's flags in tests and measurements: it can run as root, and sends no requests by itself. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Paths of an installed Chromium without windows: the same engine with two fifths of the CPU. */
export const withoutWindows = () => ["/usr/bin/chromium-headless-shell"];

/** Paths of an installed Chromium, all of it. */
export const withWindows = () => ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium for the browser tests: one that is there, else Playwright's download, else a package of the system.
 * @returns {Promise<{ ok: true, path: string } | { ok: false, message: string }>}
 */
export async function ensureChromium(env) {
  const ways = [null, playwrightInstall, debianPackage];
  for (const way of ways) {
    if (way) await way(env);
    const path = await findChromium(env);
    if (path) return { ok: true, path };
  }
  return {
    ok: false,
    message:
      "Kein Chromium gefunden und keins zu laden: Installier Chromium oder Chrome und nenn seinen Pfad in CHROMIUM_PATH.",
  };
}

async function findChromium(env) {
  return firstThatStarts(
    [env.CHROMIUM_PATH, ...withoutWindows(), ...withWindows(), await playwrightsOwn()].filter(Boolean),
  );
}

/** The first path that starts. A file is not enough: a download lacks system libraries, Ubuntu's hints at a snap. */
export async function firstThatStarts(paths, starts = startsUp) {
  for (const path of paths) if (await starts(path)) return path;
  return null;
}

const startsUp = async (path) => (await run(path, ["--version"], { capture: true, timeout: 20_000 })).code === 0;

async function playwrightsOwn() {
  const { chromium } = await import(pathToFileURL(inProject("node_modules/playwright/index.mjs")).href);
  return chromium.executablePath();
}

async function playwrightInstall(env) {
  const cli = inProject("node_modules/playwright/cli.js");
  await show("Chromium laden (playwright install)", [process.execPath, cli, "install", "chromium"], env);
}

async function debianPackage(env) {
  await aptUpdate(env);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (await aptInstall([name, "fonts-liberation"], env)) return;
  }
}
