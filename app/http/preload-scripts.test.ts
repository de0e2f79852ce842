import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { loadFirst, preloadLater } from "./preload-scripts";

const SIZES = { entry: 1, react: 240, kit: 12, tiny: 0.3, root: 5, frame: 4, route: 9 };
const address = (name: string) => `/build/${name}.js`;
const weights = new Map(Object.entries(SIZES).map(([name, size]) => [address(name), size]));
const load = (markup: string) => loadFirst(markup, { nonce: "n", weightOf: (href) => weights.get(href) ?? 0 });

const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`;

test("the five heaviest scripts are named before the page, the others asked for by a script where their tags stood", () => {
  const before = '<link rel="stylesheet" href="/build/a.css"/><body><main></main><div hidden="">';
  const tags = Object.keys(SIZES).map((name) => preload(address(name)));
  const { html, link } = load(`${before}${tags.join("")}<script>…</script></div></body>`);
  expect(link?.split(", ")).toEqual(
    ["react", "kit", "route", "root", "frame"].map((name) => `<${address(name)}>; rel=modulepreload`),
  );

  const [start, asking = "", end] = html.split(/<script nonce="n">(.*?)<\/script>/);
  expect([start, end]).toEqual([before, "<script>…</script></div></body>"]);
  const asked: unknown[] = [];
  const head = { append: (link: unknown) => asked.push(link) };
  const document = { head, createElement: (name: string) => ({ name }) };
  runInNewContext(asking, { document });
  expect(asked).toEqual(["entry", "tiny"].map((name) => ({ name: "link", rel: "modulepreload", href: address(name) })));
});

test("pictures of the first sight come before scripts, each once, and lazy ones not at all", () => {
  const markup =
    `${preload("/build/entry.js")}<img src="/art/later.svg" alt="" loading="lazy"/>` +
    '<img loading="lazy" src="/art/late.svg"/><img src="/art/all.svg#one" alt=""/><img src="data:image/svg+xml,x"/>' +
    '<img class="w-full" src="/art/a.svg" alt=""/><img src="/art/a.svg" alt=""/><image href="/art/b.svg" y="-18"/>' +
    '<img src="/art/third.svg"/>';
  const { html, link } = load(markup);
  expect(link?.split(", ")).toEqual([
    "</art/a.svg>; rel=preload; as=image; fetchpriority=high",
    "</art/b.svg>; rel=preload; as=image; fetchpriority=high",
    "</build/entry.js>; rel=modulepreload",
  ]);
  expect(html).not.toContain("<script");
});

test("a page without scripts stays as it is", () => {
  const markup = '<link rel="prefetch" href="/build/a.css"/>';
  expect(load(markup)).toEqual({ html: markup, link: null });
});

test("beside a linked stylesheet scripts are of low priority, and nothing else is", () => {
  const [style, script] = ['<link rel="stylesheet" href="/a.css"/>', preload("/a.js")];
  const later = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';
  expect(preloadLater(style + script + script)).toBe(style + later + later);
});
