import { basename } from "node:path";
import { chromium as browserType } from "playwright";
import { firstThatStarts, withoutWindows, withWindows } from "../../tests/runner/chromium.mjs";
import { launchChromium } from "../visit/browser.mjs";

const [FULL, SMALL] = ["mit Fenstern", "ohne Fenster"];
const isSmall = (path) => /headless.shell/.test(basename(path));

/**
 * The builds of Chromium that are installed: the full one, which draws as on a phone and counts, and beside it the one
 * without windows, in which the browser tests run. `missing` says which of the two there is none of. CHROMIUM_PATH names one
 * that is measured alone.
 */
export async function openBuilds(env) {
  const named = env.CHROMIUM_PATH;
  const paths = named
    ? { [isSmall(named) ? SMALL : FULL]: [named] }
    : { [FULL]: [...withWindows(), browserType.executablePath()], [SMALL]: withoutWindows() };
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
  const options = kind === FULL ? { headless: false, extra: ["--headless=new", "--hide-scrollbars"] } : {};
  const chromium = await launchChromium(path, options);
  return { name: `Chromium ${chromium.version()} ${kind} (${basename(path)})`, chromium };
}
