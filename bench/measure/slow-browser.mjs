import { GOALS } from "../goals.mjs";
import { median, ratioSpread } from "../report/median.mjs";
import { openPage } from "../visit/browser.mjs";

const RUNS = 9;
/** 1.6 Mbps, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_RATE = 4;

/** A visit on a slow phone, in ms, compared with the Remix floor; alternated, so that other load affects all alike. */
export async function measureSlowBrowser({ running, runningFloor, newcomer, home, landing, chromium }) {
  const floor = { url: `${runningFloor.url}/`, cookie: "", visits: [] };
  const pages = [landing, home, { path: "/quiz", cookie: newcomer.cookie }].map(({ path, cookie }) => ({
    path,
    url: `${running.url}${path}`,
    cookie,
    visits: [],
  }));
  for (let run = 0; run < RUNS; run++) {
    for (const page of [floor, ...pages]) page.visits.push(await visitOnce(chromium, page));
  }
  return pages.flatMap(({ path, visits }) => rowsOf(path, visits, floor.visits));
}

function medians(visits) {
  const keys = Object.keys(visits[0]);
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((visit) => visit[key]))]));
}

function rowsOf(path, visits, floorVisits) {
  const [seen, anchor] = [medians(visits), medians(floorVisits)];
  const all = (from, key) => from.map((visit) => visit[key]);
  const goals = { ...GOALS, largestPaint: { ...GOALS.largestPaint, aim: seen.firstPaint / anchor.largestPaint } };
  const row = (name, key) => ({
    figure: `${name} ${path}`,
    measured: seen[key],
    anchor: anchor[key],
    spread: ratioSpread(all(visits, key), all(floorVisits, key)),
    goal: goals[key],
  });
  return [
    row("Erste Anzeige", "firstPaint"),
    row("Größte Anzeige", "largestPaint"),
    row("Bedienbar", "interactive"),
    row("Blockiert", "blockingTime"),
    row("Verschiebung", "layoutShift"),
  ];
}

async function visitOnce(chromium, target) {
  const page = await openPage(chromium, target);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await page.addInitScript(watch);
  await page.goto(target.url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => window.seen.firstPaint > 0 && window.seen.interactive > 0);
  const seen = await page.evaluate(() => window.seen);
  await page.context().close();
  return seen;
}

/**
 * Runs in the page. A page without scripts is interactive at its first paint, others when React has hydrated `main`.
 */
function watch() {
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
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
