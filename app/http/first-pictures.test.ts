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
  expect(inside(withPictures('<img class="w-full" src="/art/hero.svg" alt=""/>'))).toContain("<svg");
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
