import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withPictures } from "./first-pictures.server";

const PATH = "/art/paths/content-creator-in.svg";

const inside = (page: string): string => /data:image\/svg\+xml,([^"]+)"/.exec(page)?.[1] ?? "";

test("the first picture comes with the page, as its file holds it", () => {
  const page = withPictures(`<svg><image x="1" href="${PATH}" y="-18"/></svg><image href="${PATH}"/>`);
  expect(decodeURIComponent(inside(page))).toBe(readFileSync(`public${PATH}`, "utf8").trim());
  expect(inside(page)).not.toMatch(/[#"&]/);
  expect(page.replace(inside(page), "")).toBe(
    `<svg><image x="1" href="data:image/svg+xml," y="-18"/></svg><image href="${PATH}"/>`,
  );
  const awake = '<link rel="modulepreload" href="/build/a.js"/>';
  expect(inside(withPictures(`${awake}<img class="w-full" src="/art/hero.svg" alt=""/>`))).toContain("<svg");
});

test("in a page without scripts it is an element of the page, which needs no document of its own", () => {
  const page = withPictures(
    '<p>a</p><img class="mx-auto w-full" src="/art/hero.svg" alt="" width="480" height="420"/><b/>',
  );
  const drawing = readFileSync("public/art/hero.svg", "utf8").trim();
  expect(page).toBe(`<p>a</p>${drawing.replace("<svg", '<svg class="mx-auto w-full" aria-hidden="true"')}<b/>`);
  expect(inside(withPictures('<img class="w-full" src="/art/hero.svg" alt="Ein Schreibtisch"/>'))).toContain("<svg");
  expect(withPictures('<img class="w-full" src="/art/none.svg" alt=""/>')).toBe(
    '<img class="w-full" src="/art/none.svg" alt=""/>',
  );
});

test("no picture that may become an element brings rules or ids of another", () => {
  const hero = readFileSync("public/art/hero.svg", "utf8");
  expect(hero).not.toContain("<style");
  expect([...hero.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["pane"]);
});

test("every other picture, and one without a file, keeps its address", () => {
  const pages = [
    `<img src="${PATH}" loading="lazy"/>`,
    `<img src="${PATH}" alt="" decoding="async"/>`,
    '<img src="/art/paths.svg#content-creator-in"/>',
    '<image href="/art/none.svg"/>',
    '<image href="/art/../../package.svg"/>',
    '<image href="https://elsewhere.example/art/a.svg"/>',
    `{"html":"\\u003cimage href=\\"${PATH}\\"/>"}`,
  ];
  for (const page of pages) expect(withPictures(page)).toBe(page);
});
