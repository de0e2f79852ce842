import { chromium as browserType } from "playwright";
import { CHROMIUM_ARGS } from "../../tests/runner/chromium.mjs";

export const launchChromium = (executablePath, { headless = true, extra = [] } = {}) =>
  browserType.launch({ executablePath, headless, args: [...CHROMIUM_ARGS, ...extra] });

/** A page of a visitor who has never been here: nothing is cached. */
export async function openPage(chromium, { url, cookie }) {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 }, locale: "de-DE" });
  const pairs = cookie === "" ? [] : cookie.split("; ").map((pair) => pair.split(/=(.*)/s, 2));
  await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: new URL(url).origin })));
  return context.newPage();
}

/** Requests of a real browser until the page is quiet, without its icon, which the Chromium without windows never wants. */
export async function countRequests(chromium, { url, cookie }) {
  const page = await openPage(chromium, { url, cookie });
  const requested = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  await page.goto(url, { waitUntil: "networkidle" });
  const icons = await page.locator("link[rel=icon]").evaluateAll((links) => links.map(({ href }) => href));
  await page.context().close();
  const sent = requested.filter(({ protocol, href }) => protocol.startsWith("http") && !icons.includes(href));
  return {
    requests: sent.length,
    foreignHosts: sent.map(({ host }) => host).filter((host) => host !== new URL(url).host),
  };
}
