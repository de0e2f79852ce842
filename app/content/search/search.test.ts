import { describe, expect, test } from "vitest";
import { compoundParts, soundOf, termsIn } from "./analyse";
import { sectionsOf, type SearchDocument } from "./documents";
import { excerptOf } from "./excerpt";
import { buildIndex } from "./search-index";
import { createSearcher } from "./searcher";

const document = (page: string, more: Partial<SearchDocument>): SearchDocument => ({
  kind: "mission",
  page,
  title: "",
  heading: null,
  path: `/mission/${page}`,
  anchor: null,
  pathSlug: null,
  text: "",
  isTemplate: false,
  more: "",
  asked: "",
  ...more,
});

const DOCUMENTS = [
  document("gewerbe", { kind: "passage", title: "Gewerbe anmelden", text: "Deine Gemeinde nimmt die Anmeldung an." }),
  document("rechnung", { kind: "passage", title: "Rechnung schreiben", text: "Auf jede Rechnung gehört ein Datum." }),
  document("ksk", { kind: "passage", title: "Künstlersozialkasse prüfen", text: "Sie hilft bei der Versicherung." }),
  document("preis", { kind: "passage", title: "Stundensatz rechnen", asked: "tagessatz, was soll ich verlangen" }),
  document("schaden", {
    kind: "passage",
    title: "Verträge",
    text: "Eine Berufshaftpflicht hilft im Coaching-Gespräch.",
  }),
  document("shop", { title: "Shop einrichten", pathSlug: "e-commerce", text: "Versand und Porto trägst du ein." }),
  document("profil", { title: "Profil schreiben", pathSlug: "copywriter-in", text: "Ein Satz, der dich zeigt." }),
];

const asking = async (query: string, pathSlug: string | null = "e-commerce") => {
  const searcher = createSearcher({
    documents: DOCUMENTS,
    stored: await buildIndex(DOCUMENTS),
    synonyms: [{ gesagt: ["ksk", "kasse für künstler"], gemeint: ["Künstlersozialkasse"] }],
    foreign: ["Kuchen"],
  });
  const { found, isNothing } = searcher.search({ query, pathSlug });
  return { pages: found.map(({ document: { page } }) => page), isNothing };
};

describe("a question finds its page", () => {
  test.each([
    ["in its own words", "Wie melde ich ein Gewerbe an?", "gewerbe"],
    ["in another form of them", "gehörte auf Rechnungen ein Datum", "rechnung"],
    ["without umlauts", "kuenstlersozialkasse", "ksk"],
    ["by a part of a long word", "Sozialkasse für Künstler", "ksk"],
    ["by a synonym", "muss ich in die ksk", "ksk"],
    ["by a synonym of several words", "kasse für künstler", "ksk"],
    ["by what people ask in other words", "was kann ich verlangen", "preis"],
    ["by the end of a longer word", "brauche ich eine haftpflicht", "schaden"],
    ["in a compound that no text has", "Coachinggespräche", "schaden"],
    ["mistyped", "rechnug mit datumm", "rechnung"],
    ["spelled as it sounds", "Gewerpe", "gewerbe"],
  ])("%s", async (_, query, page) => {
    expect((await asking(query)).pages[0]).toBe(page);
  });

  test("but never one of another path, which nobody could open", async () => {
    expect((await asking("profil schreiben")).pages).not.toContain("profil");
    expect((await asking("profil schreiben", "copywriter-in")).pages[0]).toBe("profil");
  });

  test("at the heading that answers, not at its mission's beginning", async () => {
    const documents = [
      document("m", { title: "Porto rechnen", text: "Porto und Versand, Porto und Karton.", asked: "porto" }),
      document("m", { title: "Porto rechnen", heading: "Der Karton", text: "Nach Gewicht zahlst du Porto." }),
    ];
    const stored = await buildIndex(documents);
    const searcher = createSearcher({ documents, stored, synonyms: [], foreign: [] });
    const { found } = searcher.search({ query: "porto", pathSlug: null });
    expect(found.map(({ document: { heading } }) => heading)).toEqual(["Der Karton"]);
  });

  test("at three of its headings where they speak of it, at no fourth", async () => {
    const sections = ["Der Karton", "Das Gewicht", "Die Marke", "Der Weg"];
    const documents = [
      ...sections.map((heading) => document("m", { title: "Versand", heading, text: `${heading} und Porto.` })),
      document("other", { kind: "passage", title: "Kosten", text: "Auch Porto ist eine." }),
    ];
    const stored = await buildIndex(documents);
    const searcher = createSearcher({ documents, stored, synonyms: [], foreign: [] });
    const { found } = searcher.search({ query: "porto", pathSlug: null });
    expect(found.map(({ document: { page } }) => page).sort()).toEqual(["m", "m", "m", "other"]);
  });

  test("at its step or calculator, too, beside texts that rank as if neither were there", async () => {
    const step = document("melden", { kind: "step", title: "Gewerbe anzeigen", text: "Beim Amt, vor dem Start." });
    const calculator = document("satz", { kind: "calculator", title: "Stundensatz", text: "Was du verlangst." });
    const scoresIn = async (documents: SearchDocument[]) => {
      const searcher = createSearcher({ documents, stored: await buildIndex(documents), synonyms: [], foreign: [] });
      const { found } = searcher.search({ query: "gewerbe anzeigen stundensatz", pathSlug: "e-commerce" });
      return found.map(({ document: { kind, page }, score }) => ({ kind, page, score }));
    };
    const found = await scoresIn([...DOCUMENTS, step, calculator]);
    const isText = ({ kind }: { kind: string }) => kind !== "step" && kind !== "calculator";
    expect(found.filter((each) => !isText(each)).map(({ page }) => page)).toEqual(["melden", "satz"]);
    expect(found.filter(isText)).toEqual(await scoresIn(DOCUMENTS));
  });

  test("however much is pasted", async () => {
    expect((await asking(`rechnung ${"lorem ".repeat(2_000)}`)).pages[0]).toBe("rechnung");
  });
});

test.each(["", "wie geht das", "§§ !!", "Wer backt den besten Kuchen?", "qwertz", "Welches Datum hat Ostern?"])(
  "„%s“ finds nothing",
  async (query) => {
    expect((await asking(query)).isNothing).toBe(true);
  },
);

test("words are compared without what German writes in several ways", () => {
  expect(termsIn("Größe GROESSE")).toEqual([termsIn("Größe")[0], termsIn("Größe")[0]]);
  expect(termsIn("selbstständig")).toEqual(termsIn("selbständig"));
  expect(termsIn("neue Steuer")).toEqual([expect.stringMatching(/^neu/), expect.stringMatching(/^steu/)]);
  expect(termsIn("Kund:innen")).toEqual(expect.arrayContaining(termsIn("Kund Kundinnen")));
  expect(soundOf("bezalt")).toBe(soundOf("bezahlt"));
});

test("a compound has the parts that stand by themselves", () => {
  const vocabulary = new Set(["gründung", "zuschuss", "antrag"]);
  expect(compoundParts("gründungszuschussantrag", vocabulary)).toEqual(["antrag", "zuschuss", "gründung"]);
  expect(compoundParts("gründungen", vocabulary)).toEqual([]);
});

test("a text is cut at its headings, and what it embeds is left to itself", () => {
  const html =
    '<p>Vorweg.</p><h2 id="plan">Der <em>Plan</em></h2><p>Los.</p><details><summary>Anderes</summary>x</details>';
  expect(sectionsOf(html)).toEqual([
    { heading: null, anchor: null, text: "Vorweg.", isTemplate: false },
    { heading: "Der Plan", anchor: "plan", text: "Los.", isTemplate: false },
  ]);
});

test("a section that is a template alone stands behind the one that explains its matter", async () => {
  const template =
    '<p class="x">Vorlage</p><div class="prose" data-vorlage="kasse"><p>Mein Gewinn ist …</p></div>' +
    '<button type="button" class="y">Text kopieren</button>';
  const [alone, beside] = sectionsOf(
    `<h2 id="kasse">Kasse</h2>${template}<h2 id="amt">Amt</h2><p>Frag zuerst.</p>${template}`,
  );
  expect([alone?.isTemplate, beside?.isTemplate]).toEqual([true, false]);
  const documents = [
    document("fragen", { title: "Kasse", heading: "Fragen", text: "Mein Gewinn ist klein.", isTemplate: true }),
    document("grenze", { title: "Grenze", heading: "Kasse", text: "Bis zu diesem Gewinn zahlst du nichts." }),
  ];
  const searcher = createSearcher({ documents, stored: await buildIndex(documents), synonyms: [], foreign: [] });
  const { found } = searcher.search({ query: "kasse gewinn", pathSlug: null });
  expect(found.map(({ document: { page } }) => page)).toEqual(["grenze", "fragen"]);
});

test("what stands in a section for some is found by all", () => {
  const html =
    '<p>Vorweg.</p><section data-wen="familie" class="x"><h2 id="familie">Familie</h2><p>Frag sie.</p></section>';
  expect(sectionsOf(html)).toEqual([
    { heading: null, anchor: null, text: "Vorweg.", isTemplate: false },
    { heading: "Familie", anchor: "familie", text: "Frag sie.", isTemplate: false },
  ]);
});

describe("an excerpt", () => {
  const marked = (text: string, asked: string) =>
    excerptOf(text, new Set(termsIn(asked)))
      .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
      .join("");

  test("marks what was asked for, whatever its form", () => {
    expect(marked("Schreib Rechnungen mit Datum.", "rechnung")).toBe("Schreib [Rechnungen] mit Datum.");
  });

  test("begins at the sentence where it stands, and ends at a word", () => {
    const text = `${"Davor steht vieles, was niemand sucht. ".repeat(10)}Das Impressum gehört ins Profil. ${"Danach auch. ".repeat(40)}`;
    expect(marked(text, "impressum")).toMatch(/^… Das \[Impressum\] gehört ins Profil\. .* …$/);
  });

  test("of a text without it is its beginning", () => {
    expect(marked("Ein Text.", "impressum")).toBe("Ein Text.");
  });
});
