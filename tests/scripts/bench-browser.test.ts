import { expect, test } from "vitest";
import { CAUSES, causesOf } from "../../bench/browser/causes.mjs";
import { isKnown, medianInterval } from "../../bench/browser/interval.mjs";
import { ratiosOf, visitInPairs } from "../../bench/browser/pairs.mjs";
import { comparingRows, rowsOf } from "../../bench/browser/rows.mjs";
import { readOptions } from "../../bench/options.mjs";
import { formatTable } from "../../bench/report/table.mjs";
import { exitCode, judge, misses } from "../../bench/report/verdict.mjs";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("an interval of the median leaves out as many values at each end as a coin allows in 95 of 100 cases", () => {
  const cut = (count: number) => medianInterval(upTo(count))?.low;
  // From the table of the sign test.
  expect([6, 8, 9, 11, 12, 20, 25, 61].map(cut)).toEqual([1, 1, 2, 2, 3, 6, 8, 23]);
  expect(medianInterval(upTo(9))).toEqual({ low: 2, median: 5, high: 8, count: 9 });
  expect(medianInterval(upTo(5))).toBeNull();
});

test("one long visit widens no interval", () => {
  expect(medianInterval([...upTo(8), 9_999])).toEqual(medianInterval(upTo(9)));
});

test("a median is known when all of its interval lies within five hundredths of it", () => {
  const within = (low: number, high: number) => isKnown({ low, median: 1, high, count: 9 });
  expect([within(0.95, 1.05), within(0.94, 1), within(1, 1.06), isKnown(null)]).toEqual([true, false, false, false]);
});

const at = (path: string) => ({ path, url: `http://127.0.0.1${path}`, cookie: "" });
const seen = (ms: number) => ({
  firstPaint: ms,
  largestPaint: ms,
  interactive: ms,
  blockingTime: 0,
  layoutShift: 0,
});

test("pairs are made until every ratio of a screen is known, at least nine, and no more than asked for", async () => {
  const [steady, restless, floor] = [at("/steady"), at("/restless"), at("/")];
  let turn = 0;
  const visit = (target: typeof floor) =>
    Promise.resolve({ ...seen(100), interactive: target === restless ? (turn++ % 2 ? 100 : 200) : 100 });
  const pairs = await visitInPairs({ screens: [steady, restless], anchorOf: () => floor, visit, most: 20 });
  expect([pairs.get(steady)?.length, pairs.get(restless)?.length]).toEqual([9, 20]);
});

test("an anchor of all screens is visited once in a round, and every target takes every place", async () => {
  const [one, two, floor] = [at("/one"), at("/two"), at("/")];
  const visited: string[] = [];
  const visit = (target: typeof floor) => {
    visited.push(target.path);
    return Promise.resolve(seen(visited.length));
  };
  const pairs = await visitInPairs({ screens: [one, two], anchorOf: () => floor, visit, least: 3, most: 3 });
  const rounds = [visited.slice(0, 3), visited.slice(3, 6), visited.slice(6)];
  expect(rounds).toEqual([
    ["/", "/one", "/two"],
    ["/", "/two", "/one"],
    ["/two", "/", "/one"],
  ]);
  expect(ratiosOf(pairs.get(one) ?? [], "firstPaint")).toEqual([2, 6 / 4, 9 / 8]);
});

test("a screen of another commit is visited beside this one's", async () => {
  const [one, two, otherOne, otherTwo] = [at("/one"), at("/two"), at("/1"), at("/2")];
  const visited: string[] = [];
  const visit = (target: typeof one) => {
    visited.push(target.path);
    return Promise.resolve(seen(1));
  };
  const anchorOf = (screen: typeof one) => (screen === one ? otherOne : otherTwo);
  await visitInPairs({ screens: [one, two], anchorOf, visit, least: 1, most: 1 });
  expect(visited).toEqual(["/1", "/one", "/2", "/two"]);
});

const pairsOf = (ratios: number[]) => ratios.map((ratio) => ({ seen: seen(100 * ratio), anchor: seen(100) }));

test("a figure of time fails the run when all of its noise lies beyond what it must", () => {
  const row = (low: number, high: number) =>
    rowsOf("/", pairsOf([...Array(5).fill(low), 1.3, ...Array(5).fill(high)]), true)[0]!;
  const [outside, within] = [row(1.15, 1.4), row(1.05, 1.4)];
  expect([outside, within].map((each) => judge(each))).toEqual(["✗", "✗"]);
  expect(misses([outside, within])).toEqual([outside]);
  expect([exitCode([within]), exitCode([outside])]).toEqual([0, 1]);
});

test("what is judged of pairs is the middle of their ratios, and of a blocked thread its milliseconds", () => {
  const pairs = pairsOf(Array(9).fill(1.05));
  for (const pair of pairs) [pair.seen.blockingTime, pair.anchor.blockingTime] = [30, 5];
  const rows = rowsOf("/", pairs, true);
  expect(rows.map((row) => [row.figure, judge(row)])).toEqual([
    ["Erste Anzeige /", "–"],
    ["Größte Anzeige /", "✓"],
    ["Bedienbar /", "–"],
    ["Blockiert /", "✗"],
    ["Verschiebung /", "✓"],
  ]);
  expect(misses(rows).map((row: { figure?: string }) => row.figure)).toEqual(["Blockiert /"]);
  expect(
    judge({ measured: 300, anchor: 100, goal: rows[0]?.goal, interval: { low: 1, median: 1, high: 1, count: 9 } }),
  ).toBe("✓");
});

test("a ratio that is not known is told as such, and the build beside the judged one has no verdict", () => {
  const [known, unknown] = [pairsOf(Array(9).fill(1.2)), pairsOf(upTo(9))];
  expect(rowsOf("/", known, true)[0]?.note).toBe("");
  expect(rowsOf("/", unknown, true)[0]?.note).toBe("nicht auf ±5 % bekannt");
  expect(rowsOf("/", unknown, false).map((row) => judge(row))).toEqual(["", "", "", "", ""]);
});

test("of two commits one is better when all of the noise says so", () => {
  const verdict = (ratios: number[]) => comparingRows("/", pairsOf(ratios))[0]?.verdict;
  expect(verdict(Array(9).fill(0.9))).toBe("besser");
  expect(verdict(Array(9).fill(1.1))).toBe("schlechter");
  expect(verdict([...Array(7).fill(0.9), 1.1, 1.1])).toBe("gleich");
});

test("the table shows interval, pairs and verdict, and lines of text as they are", () => {
  const row = {
    figure: "Erste Anzeige /",
    measured: 110,
    anchor: 100,
    unit: "ms",
    verdict: "gleich",
    note: "unbekannt",
  };
  const table = formatTable([
    { text: "Chromium 1" },
    { ...row, interval: { low: 1, median: 1.1, high: 1.2, count: 9 } },
  ]);
  expect(table.split("\n").slice(2)).toEqual([
    "Chromium 1",
    expect.stringMatching(/^Erste Anzeige \/ +110 ms +100 ms +1,1 × +1–1,1–1,2 \(9\) +gleich, unbekannt$/),
  ]);
});

test("options of the browser's part", () => {
  const read = readOptions(["--only=browser", "--pairs=9", "--screens=/home,/quiz"]);
  expect(read).toMatchObject({ only: ["browser"], browser: { pairs: 9, screens: ["/home", "/quiz"], compare: null } });
  expect(readOptions(["--compare=HEAD~1"])).toMatchObject({ only: ["browser"], browser: { compare: "HEAD~1" } });
  const refused = ["--pairs=0", "--pairs=1.5", "--screens=home", "--compare=--all", "--toString=1"];
  expect(refused.map((option) => readOptions([option]).ok)).toEqual(refused.map(() => false));
});

const [PAGE, RASTER, OTHER] = [1, 2, 3];
const event = (name: string, from: number, ms: number, tid = PAGE, pid = 7) => ({
  ...{ name, ph: "X", pid, tid },
  ...{ ts: from * 1000, dur: ms * 1000 },
});
const thread = (pid: number, tid: number, name: string) => ({
  name: "thread_name",
  ph: "M",
  ts: 0,
  pid,
  tid,
  args: { name },
});
const TRACE = [
  thread(7, PAGE, "CrRendererMain"),
  thread(8, PAGE, "CrRendererMain"),
  { name: "firstContentfulPaint", ph: "I", ts: 200_000, pid: 7, tid: PAGE },
];

test("each event of a trace counts without those of another kind within it, and waiting is the rest", () => {
  const causes = causesOf(
    [
      ...TRACE,
      event("ThreadControllerImpl::RunTask", 110, 60),
      event("Layout", 120, 40),
      event("FontCache::GetFontPlatformData", 125, 10),
      event("InlineNode::ShapeText", 126, 20),
      event("ParseHTML", 112, 5),
    ],
    100,
  );
  expect(causes).toMatchObject({ Layout: 30, Schriften: 10, "HTML lesen": 5, Übriges: 15, Warten: 40 });
  const total = Object.values(causes ?? {}).reduce((sum, ms) => sum + ms, 0);
  expect(total).toBe(100);
});

test("what lies outside the time until the first picture, or in another page, counts not", () => {
  const events = [event("Layout", 90, 20), event("Paint", 195, 50), event("ParseHTML", 120, 9, PAGE, 8)];
  expect(causesOf([...TRACE, ...events], 100)).toMatchObject({ Layout: 10, Malen: 5, "HTML lesen": 0, Warten: 85 });
});

test("other threads draw and decode beside the page, which waits meanwhile", () => {
  const events = [
    event("RasterTask", 150, 20, RASTER),
    event("RasterTask", 155, 20, OTHER),
    event("Layout", 150, 5, RASTER),
    event("RasterTask", 170, 9),
  ];
  expect(causesOf([...TRACE, ...events], 100)).toMatchObject({ Zeichnen: 40, Layout: 0, Warten: 100 });
});

test("a trace without a first picture tells nothing, and every cause has its name", () => {
  expect(causesOf([], 100)).toBeNull();
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
});
