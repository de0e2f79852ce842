import { expect, test } from "vitest";
import { FIRST_SIGHT_END, stopAfterFirstSight, withFirstSight } from "./first-sight";

const TEXT = "<p>Eins</p>\n<h2>Zwei</h2><p>Drei</p>";

test("the first sight of a text ends within its first paragraph, where no rule about neighbours meets it", () => {
  expect(withFirstSight(TEXT)).toBe(`<p>Eins${FIRST_SIGHT_END}</p>\n<h2>Zwei</h2><p>Drei</p>`);
  expect(withFirstSight("<ul><li>Eins</li></ul>")).toBe("<ul><li>Eins</li></ul>");
});

test("a page is read on once, when the stylesheet is there, and one without such a place at once", () => {
  const page = `<main>${withFirstSight(TEXT)}</main><script>"${FIRST_SIGHT_END}"</script>`;
  const stopped = stopAfterFirstSight(page, "/wide.css");
  expect(stopped).toContain('<p>Eins<link rel="stylesheet" href="/wide.css"/></p>');
  expect(stopped.match(/<link/g)).toHaveLength(1);
  expect(stopAfterFirstSight(`<main>${TEXT}</main>`, "/wide.css")).toBe(`<main>${TEXT}</main>`);
});
