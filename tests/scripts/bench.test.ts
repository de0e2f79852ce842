import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { listAssets } from "../../bench/page/assets.mjs";
import { roomOf, weighRooms } from "../../bench/page/rooms.mjs";
import { median, ratioSpread } from "../../bench/report/median.mjs";
import { readOptions, SECTION_IDS } from "../../bench/options.mjs";
import { SECTIONS } from "../../bench/sections.mjs";
import { formatTable } from "../../bench/report/table.mjs";
import { countElements, parsePage, toElement } from "../../bench/page/tree.mjs";
import { exitCode, judge, misses } from "../../bench/report/verdict.mjs";

const bytes = { unit: "kB", must: 10, aim: 6 };
const noisy = { unit: "ms", ratio: true, must: 3, aim: 2, noisy: true };

test("a figure reaches its aim, or what it must, or neither", () => {
  expect([6, 6.1, 10, 10.1].map((measured) => judge({ measured, goal: bytes }))).toEqual(["✓", "–", "–", "✗"]);
  expect(judge({ measured: 19, goal: { unit: "kB", aim: 20 } })).toBe("✓");
  expect(judge({ measured: 21, goal: { unit: "kB", aim: 20 } })).toBe("–");
  expect(judge({ measured: 21 })).toBe("");
  // An aim that another figure sets may lie beyond the must, which it does not soften.
  expect(judge({ measured: 12, goal: { unit: "kB", must: 10, aim: 14 } })).toBe("✗");
});

test("a goal against an anchor judges the ratio", () => {
  expect([4, 6, 6.1].map((measured) => judge({ measured, anchor: 2, goal: noisy }))).toEqual(["✓", "–", "✗"]);
});

test("the run fails for bytes and counts alone, not for what depends on the machine", () => {
  const slow = { figure: "CPU", measured: 9, anchor: 1, goal: noisy };
  const large = { figure: "HTML", measured: 11, goal: bytes };
  expect([slow, large].map((row) => judge(row))).toEqual(["✗", "✗"]);
  expect(misses([slow, large])).toEqual([large]);
  expect([exitCode([slow]), exitCode([slow, large])]).toEqual([0, 1]);
});

test("the table names figure, anchor, ratio and goals, as a German reader writes numbers", () => {
  const [head, , cpu, html] = formatTable([
    { figure: "CPU", measured: 2.5, anchor: 2, spread: { min: 1.1, median: 1.3, max: 1.5 }, goal: noisy },
    { figure: "HTML /auth", measured: 1.234, unit: "kB" },
  ]).split("\n");
  const words = (line = "") => line.trim().split(/ {2,}/);
  expect(words(head)).toEqual(["Messgröße", "gemessen", "Anker", "Verhältnis", "Spanne", "muss", "Ziel", "Urteil"]);
  expect(words(cpu)).toEqual(["CPU", "2,5 ms", "2 ms", "1,25 ×", "1,1–1,3–1,5", "≤ 3 ×", "≤ 2 ×", "✓"]);
  expect(words(html)).toEqual(["HTML /auth", "1,23 kB"]);
});

test("the tree of a page gives the same page again, without its scripts", () => {
  const page = createElement(
    "html",
    { lang: "de" },
    createElement("head", null, createElement("link", { rel: "modulepreload", href: "/a.js" })),
    createElement(
      "body",
      { style: { color: "red", "--at": "50%" } },
      createElement("p", { id: "x", hidden: true }, "Über 1 < 2 & \"so\" 'fort'", " ", createElement("b", null)),
      createElement("img", { src: "/a.svg", alt: "" }),
      createElement("svg", { viewBox: "0 0 1 1" }, createElement("path", { d: "M0 0" })),
      createElement("script", { type: "module", dangerouslySetInnerHTML: { __html: "if (1 < 2) {}" } }),
    ),
  );
  const tree = parsePage(`<!DOCTYPE html>${renderToString(page)}`);
  const bare = (html: string) => html.replace(/<script.*<\/script>|<link[^>]*>|<!-- -->/g, "");
  expect(bare(renderToString(toElement(tree, createElement)))).toBe(bare(renderToString(page)));
  expect(countElements(tree)).toBe(8);
});

test("what a page loads first: preloads, styles, pictures and imports, each once", () => {
  const html = `<link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>
    <link rel="stylesheet" href="/wide.css" media="(min-width: 48rem)"/>
    <link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/entry.js"/>
    <img src="/a.svg" alt=""/><img src="/later.svg" loading="lazy" alt=""/>
    <script type="module">import "/manifest.js"; import * as route0 from "/entry.js";</script>`;
  expect(listAssets(html)).toEqual({
    scripts: ["/entry.js", "/manifest.js"],
    styles: ["/a.css"],
    wide: ["/wide.css"],
    others: ["/f.woff2", "/a.svg"],
  });
});

test("a part can be measured, and for a shorter time; anything else is refused", () => {
  expect(readOptions(["--only=cpu,cold", "--seconds=5"])).toMatchObject({
    only: ["cpu", "cold"],
    seconds: { cpu: 5, memory: 5 },
  });
  expect([["--only=nope"], ["--seconds=0"], ["--fast"]].map((args) => readOptions(args).ok)).toEqual([
    false,
    false,
    false,
  ]);
  expect(SECTIONS.map(({ id }) => id)).toEqual(SECTION_IDS);
});

test("a spread is of the pairs' ratios; what the anchor has none of has no ratio", () => {
  expect(ratioSpread([2, 9, 4], [1, 3, 4])).toEqual({ min: 1, median: 2, max: 3 });
  expect(ratioSpread([0, 1], [0, 0])).toBeNull();
});

test("the median is not the mean", () => {
  expect(median([100, 2, 3])).toBe(3);
});

test("a room is a package, or a folder of the app", () => {
  const rooms = {
    "node_modules/react/index.js": "react",
    "node_modules/@remix-run/router/dist/router.js": "@remix-run/router",
    "app/ui/kit/page/awake.tsx": "app/ui/kit",
    "app/domain/is-record.ts": "app/domain",
    "app/routes/_app.home/route.tsx": "app/routes",
    "app/routes/auth.tsx": "app/routes",
    "app/root.tsx": "app",
    "browser-route-module:root.tsx?browser": "app",
  };
  expect(Object.keys(rooms).map(roomOf)).toEqual(Object.values(rooms));
});

test("a room weighs its share of each script, and light ones are one line", () => {
  const source = Array.from({ length: 2_000 }, (_, index) => index * index).join();
  const modules = {
    "app/ui/kit/a.ts": 300,
    "node_modules/react/index.js": 600,
    "app/ui/kit/b.ts": 99,
    "app/root.tsx": 1,
  };
  const [first, second, rest] = weighRooms([
    { source, modules, screens: ["home", "quiz"] },
    { source, modules: { "app/ui/kit/late.ts": 1 }, screens: [] },
  ]);
  expect([first, second, rest].map((row) => [row?.room, row?.screens])).toEqual([
    ["app/ui/kit", 2],
    ["react", 2],
    ["alle leichteren", 2],
  ]);
  expect((first?.kilobytes ?? 0) / (second?.kilobytes ?? 0)).toBeCloseTo(1.399 / 0.6, 2);
});
