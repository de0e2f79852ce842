import { expect, test } from "vitest";
import { preloadHeader } from "./preload-scripts";

test("the scripts of a page in their order, and nothing else that it links", () => {
  const markup =
    '<link rel="stylesheet" href="/build/a.css"/><body><link rel="modulepreload" href="/build/entry.js"/>' +
    '<link rel="modulepreload" href="/build/_shared/chunk.js"/><script>…</script></body>';
  expect(preloadHeader(markup)).toBe(
    "</build/entry.js>; rel=modulepreload, </build/_shared/chunk.js>; rel=modulepreload",
  );
});

test("a page without scripts has none", () => {
  expect(preloadHeader('<link rel="prefetch" as="style" href="/build/a.css"/>')).toBeNull();
});
