import { basename } from "node:path";
import { chromium as browserType } from "playwright";
import { firstThatStarts, withoutWindows, withWindows } from "../../tests/runner/chromium.mjs";
import { launchChromium } from "../visit/browser.mjs";

/**
 * The builds of Chromium that are installed: the full one, which draws as on a phone and counts, and beside it the one
 * without windows, in which the browser tests run. `missing` says which of the two there is none of.
 */
export async function openBuilds(env) {
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  const isSmall = (path) => /headless.shell/.test(basename(path));
  const paths = {
    "mit Fenstern": [...named.filter((path) => !isSmall(path)), ...withWindows(), browserType.executablePath()],
    "ohne Fenster": [...named.filter(isSmall), ...withoutWindows()],
  };
  const [builds, missing] = [[], []];
  for (const [kind, candidates] of Object.entries(paths)) {
    const path = await firstThatStarts(candidates);
    if (path === null) missing.push(`Chromium ${kind} fehlt.`);
    else builds.push(await open(path, kind));
  }
  return { builds, missing };
}

async function open(path, kind) {
  // The full build's own way without a display; the older one, Playwright's default, is a program of its own by now.
  const options = kind === "mit Fenstern" ? { headless: false, extra: ["--headless=new", "--hide-scrollbars"] } : {};
  const chromium = await launchChromium(path, options);
  return { name: `Chromium ${chromium.version()} ${kind} (${basename(path)})`, chromium };
}
