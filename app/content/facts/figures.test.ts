import { expect, test } from "vitest";
import { buildSample, replacing } from "../../../tests/fixtures/sample-content";
import { Library } from "../library";

test("a page made after midnight of 31 December says what holds then, without a restart or an edit", async () => {
  let today = "2026-12-31";
  const text = 'Bis <Fakt id="minijob" jahr /> frag dein Finanzamt.';
  const built = await buildSample({ "passages/steuer.mdx": replacing("Frag dein Finanzamt.", text) });
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const library = new Library(built.data, () => today);
  const html = () => library.getMission("pfad-1-1")?.html;
  expect(html()).toContain('<a href="#fakt-minijob">603\u00a0€ (2026)</a>');
  expect(html()).toContain("Ab Januar gilt voraussichtlich ein anderer Wert.");
  const key = library.figuresKey;
  today = "2027-01-01";
  expect(html()).toContain("[Wert für 2027 noch nicht bekannt]");
  expect(html()).not.toMatch(/603|633|Ab Januar/);
  expect(library.figuresKey).not.toBe(key);
});
