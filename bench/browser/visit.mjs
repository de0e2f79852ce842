import { openPage } from "../visit/browser.mjs";
import { openRoad } from "../visit/road.mjs";
import { CATEGORIES, causesOf } from "./causes.mjs";

/** 1.6 Mbps, 150 ms, a processor four times slower. */
const LINE = { rttMs: 150, bytesPerSecond: 200_000 };
const CPU_RATE = 4;

/** A visit on a slow phone, in ms. */
export const visitSlowly = (chromium, target) => onSlowPhone(chromium, target, seenBy);

/** Where the time until the first picture went on one visit; the trace itself takes time, so such a visit is not compared. */
export const traceSlowly = (chromium, target) =>
  onSlowPhone(chromium, target, async (page) => {
    await chromium.startTracing(page, { categories: CATEGORIES });
    const { firstPaint } = await seenBy(page, target);
    const { traceEvents } = JSON.parse(await chromium.stopTracing());
    return causesOf(traceEvents, firstPaint);
  });

async function onSlowPhone(chromium, target, look) {
  const { origin, pathname, search } = new URL(target.url);
  const road = await openRoad(origin, LINE);
  const there = { ...target, url: `${road.origin}${pathname}${search}` };
  const page = await openPage(chromium, there);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    return await look(page, there);
  } finally {
    await page.context().close();
    await road.close();
  }
}

async function seenBy(page, { url }) {
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => window.seen.firstPaint > 0 && window.seen.interactive > 0);
  return page.evaluate(() => window.seen);
}

/**
 * Runs in the page. A page without scripts is interactive at its first paint, others when React has hydrated `main`.
 */
function watch() {
  // No frame is asked for: each would have the page laid out and painted, a larger page longer.
  const LOOK_MS = 8;
  const seen = { firstPaint: 0, largestPaint: 0, interactive: 0, blockingTime: 0, layoutShift: 0 };
  window.seen = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime));
  // Lighthouse's definition: the part of each long task beyond 50 ms, after the first contentful paint.
  observe("longtask", ({ startTime, duration }) => {
    const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    seen.blockingTime += Math.max(0, startTime + duration - Math.max(startTime, paintedAt) - 50);
  });
  observe("layout-shift", ({ value, hadRecentInput }) => (seen.layoutShift += hadRecentInput ? 0 : value));
  const look = () => {
    const main = document.readyState === "loading" ? null : document.querySelector("main");
    const isStatic = main !== null && document.querySelector("script[type=module]") === null;
    const isTakenOver = main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
    if (isTakenOver) seen.interactive = performance.now();
    else if (isStatic && seen.firstPaint > 0) seen.interactive = seen.firstPaint;
    else setTimeout(look, LOOK_MS);
  };
  look();
}
