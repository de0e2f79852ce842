import { expect, test } from "vitest";
import { earlyHeader, preloadLater } from "./preload-scripts";

test("the scripts of a page in their order, and nothing else that it links", () => {
  const markup =
    '<link rel="stylesheet" href="/build/a.css"/><body><link rel="modulepreload" href="/build/entry.js"/>' +
    '<link rel="modulepreload" href="/build/_shared/chunk.js"/><script>…</script></body>';
  expect(earlyHeader(markup)).toBe(
    "</build/entry.js>; rel=modulepreload, </build/_shared/chunk.js>; rel=modulepreload",
  );
});

test("pictures of the first sight come before scripts, each once, and lazy ones not at all", () => {
  const markup =
    '<link rel="modulepreload" href="/build/entry.js"/><img src="/art/later.svg" alt="" loading="lazy"/>' +
    '<img loading="lazy" src="/art/late.svg"/><img src="/art/all.svg#one" alt=""/><img src="data:image/svg+xml,x"/>' +
    '<img class="w-full" src="/art/a.svg" alt=""/><img src="/art/a.svg" alt=""/><image href="/art/b.svg" y="-18"/>' +
    '<img src="/art/third.svg"/>';
  expect(earlyHeader(markup)?.split(", ")).toEqual([
    "</art/a.svg>; rel=preload; as=image; fetchpriority=high",
    "</art/b.svg>; rel=preload; as=image; fetchpriority=high",
    "</build/entry.js>; rel=modulepreload",
  ]);
});

test("a page without scripts has none", () => {
  expect(earlyHeader('<link rel="prefetch" href="/build/a.css"/>')).toBeNull();
});

test("beside a linked stylesheet scripts are of low priority, and nothing else is", () => {
  const [style, script] = ['<link rel="stylesheet" href="/a.css"/>', '<link rel="modulepreload" href="/a.js"/>'];
  const later = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';
  expect(preloadLater(style + script + script)).toBe(style + later + later);
});
