import { describe, expect, test } from "vitest";
import { Library } from "~/content/library";
import { buildSample, replacing } from "../../../tests/fixtures/sample-content";
import type { Blank } from "./read-blanks";
import { knownOf, offerFor, saidBefore, saidPlaces } from "./said-before";

const box = (wort: string) => (raw: string) =>
  `${raw}\n<Vorlage id="v">\n\nIn <Feld id="f" wort="${wort}">Ort</Feld>.\n\n</Vorlage>\n`;
const built = await buildSample({
  "roadmaps/pfad-1/04.mdx": box("ort"),
  "roadmaps/pfad-1/05.mdx": (raw) => replacing("type: checklist", "type: text\n    wort: angebot")(raw),
  "roadmaps/pfad-2/04.mdx": box("ort"),
  "roadmaps/pfad-1/06.mdx": box("kontakt"),
  "templates/angebot.mdx": replacing('<Feld id="name">', '<Feld id="name" wort="name">'),
});
if (!built.ok) throw new Error(built.problems.map(({ path, message }) => `${path} ${message}`).join());
const library = new Library(built.data);
const [pathName] = library.careerPaths.flatMap(({ slug, name }) => (slug === "pfad-1" ? [name] : []));
const places = saidPlaces(library, pathName ?? null);

test("places with a word are those of the learner's own missions and of the templates, never with another's name", () => {
  expect([...places]).toEqual([
    ["pfad-1-4 vorlage.v.f", { word: "ort", kind: "text" }],
    [expect.stringContaining("pfad-1-5"), { word: "angebot", kind: "text" }],
    ["vorlagen/angebot vorlage.angebot.name", { word: "name", kind: "text" }],
  ]);
  expect([...saidPlaces(library, null)]).toHaveLength(1);
});

const NOBODY = knownOf({ firstName: "Rosa", email: "rosa@example.org" }, null, new Map());
const said = (answers: Record<string, string>, known = NOBODY) =>
  saidBefore(places, { answers: new Map(Object.entries(answers)), known });

test("the latest that was said counts, before what the profile knows", () => {
  expect(said({}).get("name")).toEqual({ kind: "text", text: "Rosa" });
  expect(said({ "vorlagen/angebot vorlage.angebot.name": " Rosa Lux " }).get("name")?.text).toBe("Rosa Lux");
  expect(said({ "pfad-1-4 vorlage.v.f": " ", fremd: "x" }).has("ort")).toBe(false);
});

test("of two places with one word the one that was written into last counts", () => {
  const town = { word: "ort", kind: "text" } as const;
  const both = new Map(["a", "b"].map((key) => [key, town]));
  const answers = new Map([
    ["b", "Bonn"],
    ["a", "Köln"],
  ]);
  expect(saidBefore(both, { answers, known: {} }).get("ort")?.text).toBe("Bonn");
});

test("the situation and the calculator of a rate know something, too", () => {
  const known = knownOf(
    { firstName: "Rosa", email: "rosa@example.org" },
    { hours: 12, startsOn: "2027-03-01" },
    new Map([["stundensatz.satz", "47\u00a0€"]]),
  );
  expect(Object.fromEntries([...said({}, known)].map(([word, { text }]) => [word, text]))).toEqual({
    ...{ name: "Rosa", mail: "rosa@example.org", stunden: "12", starttag: "2027-03-01", satz: "47\u00a0€" },
  });
});

describe("what is offered fits the blank", () => {
  const blank = (kind: Blank["kind"], word: Blank["word"], choices: string[] = []): Blank => ({
    ...{ name: "v.f", kind, word, choices, label: "Ort" },
  });
  const all = saidBefore(new Map(), {
    answers: new Map(),
    known: { ort: "Köln", starttag: "2027-03-01", satz: "47\u00a0€" },
  });

  test.each([
    [blank("text", "ort"), "Köln"],
    [blank("absatz", "ort"), "Köln"],
    [blank("text", "starttag"), "1. März 2027"],
    [blank("datum", "starttag"), "2027-03-01"],
    [blank("datum", "ort"), null],
    [blank("euro", "satz"), "47"],
    [blank("text", "satz"), "47\u00a0€"],
    [blank("wahl", "ort", ["Köln", "Bonn"]), "Köln"],
    [blank("wahl", "ort", ["Bonn", "Trier"]), null],
    [blank("haken", "ort"), null],
    [blank("text", "firma"), null],
    [blank("text", null), null],
  ])("%j: %s", (asked, offer) => {
    expect(offerFor(asked, all)).toBe(offer);
  });
});
