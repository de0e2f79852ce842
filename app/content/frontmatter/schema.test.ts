import { describe, expect, test } from "vitest";
import { sampleFiles, type Change } from "../../../tests/fixtures/sample-content";
import { checkFiles } from "../../../tests/fixtures/check-files";
import { formatProblems } from "../load.server";
import { collections } from "./schema";

/** A file, and a mistake in it: of an id or a reference where it has one. */
const FILES = [
  ["career-paths/pfad-1.mdx", 'name: "Pfad 1"', 'name: "Pfad eins"', "2:7 M006 Die Datei muss pfad-eins.mdx heißen."],
  [
    "personality-types/typ-1.mdx",
    "[pfad-1,",
    "[Pfad-1,",
    "10:15 M005 „careerPaths 1“: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche",
  ],
  [
    "quiz/risk.mdx",
    "id: q7",
    "id: Q7",
    "8:9 M005 „questions 1: id“: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche",
  ],
  [
    "roadmaps/pfad-1/04.mdx",
    'id: "pfad-1-4"',
    'id: "Pfad 4"',
    "2:5 M005 „id“: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche",
  ],
  [
    "start-missions/1.mdx",
    'id: "1"',
    "id: 1",
    "2:5 M005 „id“: Hier gehört ein Text (Ziffern in Anführungszeichen) hin.",
  ],
  [
    "resources/recht.mdx",
    "id: amt",
    "id: amt_",
    "5:9 M005 „resources 1: id“: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche",
  ],
  [
    "passages/steuer.mdx",
    "[amt]",
    "[Amt]",
    "3:11 M005 „quellen 1“: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche",
  ],
  ["templates/angebot.mdx", "order: 1", "order: 0", "3:8 M005 „order“: mindestens 1"],
  [
    "legal/impressum.mdx",
    '"2026-11-21"',
    '"21.11.2026"',
    "4:8 M005 „stand“: ein Tag, den es gibt, in der Form JJJJ-MM-TT",
  ],
  ["plans/pro.mdx", "priceEuro: 10", "priceEuro: 10 €", "7:12 M005 „priceEuro“: Hier gehört eine Zahl hin."],
  [
    "search/synonyme.mdx",
    "gesagt: [baukasten]",
    "gesagt: [„baukasten“]",
    "4:14 M005 „synonyms 1: gesagt 1“: nur Wörter, ohne Satzzeichen",
  ],
  [
    "deadlines/frist.mdx",
    '"2027-03-31"',
    '"2027-03-32"',
    "5:8 M005 „days 1“: ein Tag, den es gibt, in der Form JJJJ-MM-TT",
  ],
  ["site/site.mdx", "rosa@example.org", "rosa", "10:10 M005 „operator.email“: keine E-Mail-Adresse"],
] as const;

test.each(FILES)("%s: a wrong value is named with its line", (path, right, wrong, message) => {
  expect(problems(path, (raw) => raw.replace(right, wrong))).toContain(`content/${path}:${message}`);
});

test("a day that no calendar has is refused", () => {
  const found = problems("legal/impressum.mdx", (raw) => raw.replace("2026-11-21", "2026-02-30"));
  expect(found).toContain("content/legal/impressum.mdx:4:8 M005 „stand“: ein Tag, den es gibt, in der Form JJJJ-MM-TT");
});

test("who has read the legal texts is a name with a day, or false, never a bare yes", () => {
  const found = (said: string) =>
    problems("site/site.mdx", (raw) => raw.replace("\n---\n", `\nrechtlichGeprueft: ${said}\n---\n`));
  expect(found("true").join("\n")).toContain("„rechtlichGeprueft“: false oder „Name, Datum“");
  expect(found("false").join("\n")).toBe("");
  expect(found('"Dr. Ada Recht, 3. März 2027"').join("\n")).toBe("");
});

test("a repository's address leads to the folder, for editing", () => {
  const found = (address: string) =>
    problems("site/site.mdx", (raw) => raw.replace("\noperator:", `\nrepository: ${address}\noperator:`)).join("\n");
  expect(found("https://github.com/name/startklar")).toContain(
    "„repository“: die Adresse, unter der sich der Ordner content",
  );
  expect(found("https://github.com/name/startklar/edit/main/content")).toBe("");
});

describe("a mission", () => {
  const path = "roadmaps/pfad-1/04.mdx";
  test.each([
    ["a time in other words", "2–3\u00a0Stunden", "2–3 h", /„estimatedTime“: nur in den Formen „45 Min“/],
    [
      "a made-up category",
      '"Strategie"',
      '"Planung"',
      /„category“: „Planung“ gibt es hier nicht. Erlaubt: Strategie, /,
    ],
    [
      "a made-up type of task",
      "type: checklist",
      "type: video",
      /„tasks 1: type“: „video“ gibt es hier nicht. Erlaubt: text, /,
    ],
    [
      "Inno asking for something to be sent",
      "Was hilft dir?",
      "Schick mir etwas.",
      /„aiCoachReminder“: eine Frage, die man sich selbst beantwortet/,
    ],
    ["a number as text", "xpReward: 100", 'xpReward: "100"', /„xpReward“: Hier gehört eine Zahl hin/],
    [
      "no obligatory task",
      "type: checklist",
      "type: checklist\n    required: false",
      /„tasks“: mindestens eine Aufgabe/,
    ],
    ["an empty text", '"Abzeichen"', '" "', /„badge“: darf nicht leer sein/],
    [
      "a field too many in a task",
      "type: checklist",
      "type: checklist\n    farbe: rot",
      /:14:5 M003 Das Feld „farbe“ gibt es hier nicht/,
    ],
    ["a task without its type", "    type: checklist\n", "", /:10:5 M004 Das Feld „tasks 1: type“ fehlt\./],
  ])("%s", (_, right, wrong, message) => {
    expect(problems(path, (raw) => raw.replace(right, wrong)).join("\n")).toMatch(message);
  });

  test("every unknown field is named, not just the first", () => {
    const found = problems(path, (raw) => raw.replace("\n---\n", "\nfarbe: rot\nform: rund\n---\n"));
    expect(found.filter((problem) => problem.includes("gibt es hier nicht"))).toHaveLength(2);
  });
});

describe("what the specification states", () => {
  const step = "roadmaps/pfad-1/04.mdx";
  const CATEGORIES = ["Strategie", "Zielgruppe", "Produktion", "Setup", "Community", "Monetarisierung", "Optimierung"]
    .concat(["Produktivität", "Skalierung", "Business", "Grundlagen", "Keyword", "On-Page", "Technical", "Local"])
    .concat(["Content", "Link Building", "Monitoring", "Akquise"]);
  const FIELDS = ["id", "order", "title", "description", "category", "estimatedTime", "xpReward", "tasks"];
  const STEP_FIELDS = ["shortDescription", "badge", "aiCoachReminder", "explanation", "noteField"];

  test("the 19 categories", () => {
    expect(CATEGORIES).toHaveLength(19);
    expect([...collections.roadmaps.shape.category.options].sort()).toEqual(CATEGORIES.sort());
  });

  test("what a step cannot be without", () => {
    const { error } = collections.roadmaps.safeParse({});
    expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual([...FIELDS, ...STEP_FIELDS].sort());
  });

  test.each(["text", "number", "date", "link", "upload", "checklist", "quiz"])(
    "a task can be of the type %s",
    (type) => {
      expect(problems(step, (raw) => raw.replace("type: checklist", `type: ${type}`))).toEqual([""]);
    },
  );

  test.each(["youtube", "pdf", "google-doc", "link", "other"])("a resource can be of the type %s", (type) => {
    expect(problems("resources/recht.mdx", (raw) => raw.replace(/type: [\w-]+/, `type: ${type}`))).toEqual([""]);
  });
});

function problems(path: string, change: Change): string[] {
  return formatProblems("content", checkFiles(sampleFiles({ [path]: change })).problems).split("\n");
}
