import { expect, test } from "vitest";
import { sheetHtml } from "./sheet-html";

const at = (html: string, level: 1 | 2 = 1) => sheetHtml(html, { origin: "https://app.example.org", level });

test("what folds on a screen is a box on paper, and nothing to press", () => {
  expect(at('<details class="a"><summary>Mehr</summary><div>Alles</div></details>')).toBe(
    '<div data-fold class="a"><p>Mehr</p><div>Alles</div></div>',
  );
});

test("an address stands behind each link, as it is typed", () => {
  expect(at('<a href="/vorlagen/angebot">Vorlage „Angebot“</a>.')).toBe(
    '<a href="https://app.example.org/vorlagen/angebot">Vorlage „Angebot“</a> <span class="sheet-address wrap-anywhere">(app.example.org/vorlagen/angebot)</span>.',
  );
  expect(at('<a href="https://www.elster.de/" rel="x">ELSTER</a>')).toContain("(elster.de)");
  expect(at('<a href="mailto:a@example.org">Mail</a>')).toBe('<a href="mailto:a@example.org">Mail</a>');
});

test("an address that is too long to type gives way to its short one, a handy one stays", () => {
  const link = (url: string) => `<a href="${url}" data-kurz="brett" target="_blank">Brett</a>`;
  const long = "https://brett.example.org/eine-seite-mit-einer-sehr-langen-adresse";
  expect(sheetHtml(link(long), { origin: "https://start.example", level: 1 })).toContain(">(start.example/l/brett)<");
  expect(sheetHtml(link(long), { origin: "https://start.example", level: 1 })).toContain(`href="${long}"`);
  expect(sheetHtml(link("https://brett.example.org/"), { origin: "https://start.example", level: 1 })).toContain(
    ">(brett.example.org)<",
  );
});

test("an address with signs is the same to type and to follow", () => {
  expect(at('<a href="/suche?q=a&amp;b=c">Suche</a>')).toBe(
    '<a href="https://app.example.org/suche?q=a&amp;b=c">Suche</a> <span class="sheet-address wrap-anywhere">(app.example.org/suche?q=a&amp;b=c)</span>',
  );
});

test("a footnote keeps its number, and nothing leads back from it", () => {
  expect(
    at(
      '<p>So<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><p>Eben <a href="#fnref-1" data-footnote-backref="">↩</a></p>',
    ),
  ).toBe("<p>So<sup>1</sup></p><p>Eben </p>");
});

test("headings stand below that of their mission", () => {
  expect(at("<h2>Eins</h2><h3>Zwei</h3>")).toBe("<h2>Eins</h2><h3>Zwei</h3>");
  expect(at("<h2>Eins</h2><h3>Zwei</h3>", 2)).toBe("<h3>Eins</h3><h4>Zwei</h4>");
});
