import { describe, expect, test } from "vitest";
import { replacing, sampleContent, sampleFiles, type Change } from "../../../tests/fixtures/sample-content";
import { samplePath } from "../../../tests/fixtures/sample-paths";
import { checkFiles } from "../../../tests/fixtures/check-files";
import { formatProblems } from "../load.server";

const STEP = "roadmaps/pfad-1/04.mdx";

test.each<[string, Record<string, Change>, string]>([
  [
    "a type recommends a path that does not exist",
    { "personality-types/typ-1.mdx": replacing("pfad-3", "pfad-13") },
    "personality-types/typ-1.mdx:10:31 L003 Den Berufspfad „pfad-13“ gibt es nicht.",
  ],
  [
    "a mission offers a resource that does not exist",
    { [STEP]: replacing("resources: [amt]", "resources: [amt, ohne-amt]") },
    `${STEP}:8:18 L002 Die Ressource „ohne-amt“ steht nicht in content/resources.`,
  ],
  [
    "a passage rests on a source that does not exist",
    { "passages/steuer.mdx": replacing("[amt]", "[ohne-amt]") },
    "passages/steuer.mdx:3:11 L002 Die Ressource „ohne-amt“ steht nicht in content/resources.",
  ],
  [
    "a synonym means a word that no text has",
    { "search/synonyme.mdx": replacing("gemeint: [Bausteine]", "gemeint: [Bausteine, Bauklotz]") },
    "search/synonyme.mdx:5:26 L005 „Bauklotz“ steht in keinem Text, der durchsucht wird.",
  ],
  [
    "a question about a page that does not exist",
    { "search/synonyme.mdx": replacing("synonyms:", "fragen:\n  - zu: passages/ohne\n    gefragt: was\nsynonyms:") },
    "search/synonyme.mdx:4:9 L006 Die Seite „passages/ohne“ gibt es nicht.",
  ],
  [
    "a question about a heading that does not exist",
    {
      "search/synonyme.mdx": replacing(
        "synonyms:",
        'fragen:\n  - zu: "passages/steuer#Ohne"\n    gefragt: was\nsynonyms:',
      ),
    },
    "search/synonyme.mdx:4:9 L006 Die Überschrift „Ohne“ gibt es in passages/steuer.mdx nicht.",
  ],
  [
    "questions about a place in two places",
    {
      "search/synonyme.mdx": replacing(
        "synonyms:",
        "fragen:\n  - zu: passages/steuer\n    gefragt: was\n  - zu: passages/steuer\n    gefragt: wie\nsynonyms:",
      ),
    },
    "search/synonyme.mdx:6:9 M007 Zu „passages/steuer“ steht schon etwas da.",
  ],
  [
    "sources without the time of their reading",
    { "passages/steuer.mdx": replacing('quellenstand: "Herbst 2026"\n', "") },
    "passages/steuer.mdx:3:10 F001 Wer Quellen nennt, nennt auch quellenstand und pruefenBis.",
  ],
  [
    "sources without the date when they are due",
    { "roadmaps/pfad-1/01.mdx": replacing('pruefenBis: "2027-10-15"\n', "") },
    "roadmaps/pfad-1/01.mdx:20:10 F001 Wer Quellen nennt, nennt auch quellenstand und pruefenBis.",
  ],
  [
    "an expert without the day",
    { "passages/steuer.mdx": replacing("pruefenBis:", 'fachgeprueftVon: "Ada Recht"\npruefenBis:') },
    "passages/steuer.mdx:5:18 F002 fachgeprueftVon und fachgeprueftAm stehen nur zusammen.",
  ],
  [
    "the day of an expert without a name",
    { "passages/steuer.mdx": replacing("pruefenBis:", 'fachgeprueftAm: "2026-12-01"\npruefenBis:') },
    "passages/steuer.mdx:5:17 F002 fachgeprueftVon und fachgeprueftAm stehen nur zusammen.",
  ],
  [
    "an id twice",
    { [STEP]: replacing('id: "pfad-1-4"', 'id: "pfad-1-3"') },
    `${STEP}:2:5 M007 „pfad-1-3“ gibt es schon in roadmaps/pfad-1/03.mdx.`,
  ],
  [
    "an order twice in a path",
    { [STEP]: replacing("order: 4", "order: 3") },
    `${STEP}:3:8 M007 Die 3 als „order“ gibt es schon in roadmaps/pfad-1/03.mdx.`,
  ],
  [
    "a gap between the missions of a path",
    { [STEP]: replacing("order: 4", "order: 11") },
    "roadmaps/pfad-1/05.mdx:3:8 M008 Davor fehlt die 4: „order“ zählt ohne Lücke von 1 an.",
  ],
  [
    "a gap between the start missions",
    { "start-missions/2.mdx": null },
    "start-missions/3.mdx:3:8 M008 Davor fehlt die 2: „order“ zählt ohne Lücke von 1 an.",
  ],
  [
    "a task's id twice",
    { [STEP]: replacing("id: aufgabe-pfad-1-4", "id: aufgabe-pfad-1-3") },
    `${STEP}:10:9 M007 „aufgabe-pfad-1-3“ gibt es schon in roadmaps/pfad-1/03.mdx.`,
  ],
  [
    "a question's id twice",
    { "quiz/risk.mdx": replacing("id: q7", "id: q8") },
    "quiz/risk.mdx:10:9 M007 „q8“ gibt es schon in quiz/risk.mdx.",
  ],
  [
    "a path too few",
    { "career-paths/pfad-12.mdx": null },
    "career-paths:1:1 M009 Hier gehören laut site/site.mdx 12 Dateien hin, gefunden: 11 ohne Fehler.",
  ],
  [
    "a start mission too few",
    { "start-missions/3.mdx": null },
    "start-missions:1:1 M009 Hier gehören laut site/site.mdx 3 Dateien hin, gefunden: 2 ohne Fehler.",
  ],
  [
    "a mission too few",
    { [STEP]: null },
    "roadmaps/pfad-1:1:1 M009 Ein Berufspfad hat laut site/site.mdx 10 Missionen, hier sind es 9.",
  ],
  [
    "a path too many",
    { "career-paths/pfad-13.mdx": replaced("career-paths/pfad-12.mdx", [["Pfad 12", "Pfad 13"]]) },
    "career-paths:1:1 M009 Hier gehören laut site/site.mdx 12 Dateien hin, gefunden: 13 ohne Fehler.",
  ],
  [
    "a category of questions twice",
    { "quiz/structure.mdx": replacing("category: structure", "category: risk") },
    "quiz/risk.mdx:2:11 M007 „risk“ gibt es schon in quiz/structure.mdx.",
  ],
  [
    "two types of one name",
    { "personality-types/typ-2.mdx": replacing("Typ 2", "Typ 1") },
    "personality-types/typ-2.mdx:2:7 M007 „Typ 1“ gibt es schon in personality-types/typ-1.mdx.",
  ],
  [
    "two plans in one place",
    { "plans/pro.mdx": replacing("order: 2", "order: 3") },
    "plans/pro-ai.mdx:3:8 M007 Die 3 als „order“ gibt es schon in plans/pro.mdx.",
  ],
  [
    "two plans that are one price at Stripe",
    { "plans/pro.mdx": replacing("stripeLookupKey: pro", "stripeLookupKey: pro_ai") },
    "plans/pro-ai.mdx:9:18 M007 „pro_ai“ gibt es schon in plans/pro.mdx.",
  ],
  [
    "two prices of one plan that are one at Stripe",
    {
      "plans/pro.mdx": replacing(
        "priceEuro: 10",
        'priceEuro: 10\nregularPriceEuro: 19\nregularLookupKey: pro\nintroductoryUntil: "2027-06-30"',
      ),
    },
    "plans/pro.mdx:9:19 M007 „pro“ gibt es schon in plans/pro.mdx.",
  ],
  [
    "a plan twice",
    { "plans/ai-only.mdx": replacing("id: ai_only", "id: pro") },
    "plans/ai-only.mdx:2:5 M007 „pro“ gibt es schon in plans/pro.mdx.",
  ],
  [
    "a mission of no path",
    { [STEP]: null, "roadmaps/pfad-13/04.mdx": sampleContent().find(({ path }) => path === STEP)?.raw ?? "" },
    "roadmaps/pfad-13/04.mdx:1:1 M010 Zum Ordner „pfad-13“ gibt es keinen Berufspfad: Er heißt wie die Datei des Pfads in career-paths.",
  ],
])("%s", (_, changes, problem) => {
  expect(messages(changes)).toContain(`content/${problem}`);
});

describe("a catalogue that does not say how much it holds", () => {
  const unlimited = { "site/site.mdx": (raw: string) => raw.replace(/catalogue:\n(?: {2}.*\n)+/, "") };

  test("may hold more paths, with more missions or none, and more types", () => {
    const type = replaced("personality-types/typ-8.mdx", [
      ["Typ 8", "Typ 9"],
      ["order: 8", "order: 9"],
    ]);
    const growth = Object.fromEntries(
      [...samplePath(13, 40), ...samplePath(14, 0)].map(({ path, raw }) => [path, raw] as const),
    );
    const changes = { ...unlimited, ...growth, "personality-types/typ-9.mdx": type, "start-missions/3.mdx": null };
    expect(messages(changes)).toEqual([]);
  });

  test("is still complete where the code counts on it", () => {
    expect(messages({ ...unlimited, "quiz/risk.mdx": null, "plans/pro.mdx": null })).toEqual([
      "content/quiz:1:1 M009 Hier gehören 8 Dateien hin, gefunden: 7 ohne Fehler.",
      "content/plans:1:1 M009 Hier gehören 6 Dateien hin, gefunden: 5 ohne Fehler.",
      "content/plans/lifetime-pro.mdx:10:13 F003 Den Monatstarif „pro“ gibt es nicht.",
    ]);
  });
});

function messages(changes: Record<string, Change>): string[] {
  return formatProblems("content", checkFiles(sampleFiles(changes)).problems)
    .split("\n")
    .filter(Boolean);
}

function replaced(path: string, pairs: [from: string, to: string][]): string {
  const raw = sampleContent().find((file) => file.path === path)?.raw ?? "";
  return pairs.reduce((text, [from, to]) => replacing(from, to)(text), raw);
}
