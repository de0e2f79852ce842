import { expect, test } from "vitest";
import { preloadHeader, preloadLater } from "./preload-scripts";

test("the scripts of a page in their order, and nothing else that it links", () => {
  const markup =
    '<link rel="stylesheet" href="/build/a.css"/><body><link rel="modulepreload" href="/build/entry.js"/>' +
    '<link rel="modulepreload" href="/build/_shared/chunk.js"/><script>…</script></body>';
  expect(preloadHeader(markup)).toBe(
    "</build/entry.js>; rel=modulepreload, </build/_shared/chunk.js>; rel=modulepreload",
  );
});

test("a page without scripts has none", () => {
  expect(preloadHeader('<link rel="prefetch" href="/build/a.css"/>')).toBeNull();
});

test("beside a linked stylesheet scripts are of low priority, and nothing else is", () => {
  const [style, script] = ['<link rel="stylesheet" href="/a.css"/>', '<link rel="modulepreload" href="/a.js"/>'];
  const later = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';
  expect(preloadLater(style + script + script)).toBe(style + later + later);
});
