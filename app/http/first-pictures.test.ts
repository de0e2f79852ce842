import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withPictures } from "./first-pictures.server";

const PATH = "/art/paths/content-creator-in.svg";

test("the picture of a drawing comes with the page, as its file holds it", () => {
  const page = withPictures(`<svg><image x="1" href="${PATH}" y="-18"/></svg><image href="${PATH}"/>`);
  const [, data = "", twice] =
    /^<svg><image x="1" href="data:image\/svg\+xml,([^"]+)" y="-18"\/><\/svg>(.*)$/.exec(page) ?? [];
  expect(decodeURIComponent(data)).toBe(readFileSync(`public${PATH}`, "utf8").trim());
  expect(data).not.toMatch(/[#"&]/);
  expect(twice).toBe(`<image href="data:image/svg+xml,${data}"/>`);
});

test("every other picture, and one without a file, keeps its address", () => {
  const page =
    `<img src="${PATH}"/><image href="/art/none.svg"/><image href="/art/../../package.svg"/>` +
    `<image href="https://elsewhere.example/art/a.svg"/>{"html":"\\u003cimage href=\\"${PATH}\\"/>"}`;
  expect(withPictures(page)).toBe(page);
});
