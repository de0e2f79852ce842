import { describe, expect, test } from "vitest";
import { compileBody } from "../compile/compile.server";
import type { ComponentContext } from "../compile/components";
import { readerOf } from "~/domain/situation/concerned-by";
import type { Situation } from "~/domain/situation/situation";
import { changesIn, foldFor } from "./fold";

const SITE: ComponentContext["site"] = {
  ...{ productName: "Probe", tagline: "Probe", description: "Probe", scoring: "summe", rechtlichGeprueft: false },
  operator: {
    ...{ name: "Rosa", street: "Weg 1", city: "12345 Ort", country: "Deutschland" },
    ...{ email: "rosa@example.org", responsible: "Rosa", placeholder: false },
  },
};
const BODIES = {
  eins: "Eins.",
  zwei: "Zwei.",
  drei: "Drei.",
  kasse:
    'Alle.\n\n<Abschnitt wen="familie">\n\nMit.\n\n</Abschnitt>\n\n<Abschnitt wen="kasse-job">\n\nJob.\n\n</Abschnitt>',
  alg: '<Abschnitt wen="alg1 grundsicherung">\n\nGeld.\n\n</Abschnitt>',
};

async function compiled(): Promise<{ mission: string; passages: Record<string, string> }> {
  const none = { site: SITE, templates: new Map(), calculators: new Map(), facts: new Set<string>() };
  const compile = async (path: string, body: string, passages: ComponentContext["passages"]) => {
    const result = await compileBody({ path, body, bodyOffset: 0 }, { ...none, passages });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
    return result.html;
  };
  const texts = await Promise.all(
    Object.entries(BODIES).map(
      async ([id, body]) => [id, await compile(`passages/${id}.mdx`, body, new Map())] as const,
    ),
  );
  const passages = new Map(texts.map(([id, html]) => [id, { title: id, html }]));
  const body = Object.keys(BODIES).map((id) => `<Passage id="${id}" />`);
  const mission = await compile("roadmaps/pfad-1/01.mdx", body.join("\n\n"), passages);
  return { mission, passages: Object.fromEntries(texts) };
}

const { mission, passages } = await compiled();

const NOTHING: Situation = {
  ...{ employment: null, insurance: null, benefits: [], customers: null, hours: null, startsOn: null },
};
const JONAS = readerOf({ ...NOTHING, employment: "vollzeit", insurance: "ueber-job", benefits: ["keine"] });
const MERYEM = readerOf({ ...NOTHING, employment: "keine", insurance: "familie", benefits: ["elternzeit"] });

const openIn = (html: string) =>
  Array.from(html.matchAll(/<details data-passage=""[^>]* open=""><summary[^>]*><span>(\w+)/g), ([, title]) => title);

describe("a page", () => {
  test("has the first three passages open for those who have told nothing, with all their parts", () => {
    const { html, ...counts } = foldFor(mission, { who: null, isAllOpen: false });
    expect(openIn(html)).toEqual(["eins", "zwei", "drei"]);
    expect(counts).toEqual({ passages: 5, open: 3, sections: 3 });
    expect(html).not.toContain("laut deiner Angabe");
  });

  test("opens what has a part for its reader first, and folds the other parts under whom they concern", () => {
    const { html } = foldFor(mission, { who: JONAS, isAllOpen: false });
    expect(openIn(html)).toEqual(["eins", "zwei", "kasse"]);
    expect(html).toContain(
      '<details class="disclosure"><summary>Betrifft dich laut deiner Angabe nicht: Familienversicherung</summary><p>Mit.</p></details>',
    );
    expect(html).toMatch(/<section data-wen="kasse-job"[^>]*><p>Job\.<\/p><\/section>/);
    expect(foldFor(mission, { who: MERYEM, isAllOpen: false }).html).toContain(
      "nicht: Krankenversicherung über den Job<",
    );
  });

  test("does not put first what has a part for nearly everyone", () => {
    const nearly = mission
      .replace('data-wen="familie"', 'data-wen="firmenkunden"')
      .replace('data-wen="kasse-job"', 'data-wen="nebenberuf"');
    expect(openIn(foldFor(nearly, { who: JONAS, isAllOpen: false }).html)).toEqual(["eins", "zwei", "drei"]);
  });

  test("never opens what is for others alone, and says so in its line", () => {
    const { html } = foldFor(mission, { who: JONAS, isAllOpen: false });
    expect(html).toMatch(/<span>alg<\/span><span[^>]*> \(betrifft dich laut deiner Angabe nicht\)<\/span><\/summary>/);
    // Whoever opens it all the same need not open it twice.
    expect(html).toContain(
      'open=""><summary>Betrifft dich laut deiner Angabe nicht: Arbeitslosengeld I, Grundsicherung<',
    );
  });

  test("leaves nothing out, and opens all of it on request", () => {
    const letters = (html: string) =>
      html.replaceAll(/<summary>.*?<\/summary>|<span[^>]*> \(betrifft.*?<\/span>|<[^>]+>/gs, "");
    for (const who of [null, JONAS, MERYEM]) {
      expect(letters(foldFor(mission, { who, isAllOpen: false }).html)).toBe(letters(mission));
      const { html, open } = foldFor(mission, { who, isAllOpen: true });
      expect(open).toBe(5);
      expect(html.match(/<details(?![^>]* open="")/g)).toBeNull();
    }
  });
});

test("a change says how many parts opened and how many folded", () => {
  const texts = Object.values(passages);
  expect(changesIn(texts, null, JONAS)).toEqual({ opened: 0, folded: 2 });
  expect(changesIn(texts, JONAS, MERYEM)).toEqual({ opened: 1, folded: 1 });
  expect(changesIn(texts, MERYEM, null)).toEqual({ opened: 2, folded: 0 });
});
