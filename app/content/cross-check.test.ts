import { expect, test } from "vitest";
import { replacing, sampleContent, sampleSources, type Change } from "../../tests/fixtures/sample-content";
import { checkSources } from "./check.server";
import { formatProblems } from "./load.server";

const STEP = "roadmaps/pfad-1/04.mdx";

test.each<[string, Record<string, Change>, string]>([
  [
    "a type recommends a path that does not exist",
    { "personality-types/typ-1.mdx": replacing("pfad-3", "pfad-13") },
    "personality-types/typ-1.mdx:10: Den Berufspfad „pfad-13“ gibt es nicht.",
  ],
  [
    "a mission offers a resource that does not exist",
    { [STEP]: replacing("resources: [amt]", "resources: [amt, ohne-amt]") },
    `${STEP}:8: Die Ressource „ohne-amt“ steht nicht in content/resources.`,
  ],
  [
    "a passage rests on a source that does not exist",
    { "passages/steuer.mdx": replacing("[amt]", "[ohne-amt]") },
    "passages/steuer.mdx:3: Die Ressource „ohne-amt“ steht nicht in content/resources.",
  ],
  [
    "sources without the date of their review",
    { "passages/steuer.mdx": replacing('geprueftAm: "2026-10-15"\n', "") },
    "passages/steuer.mdx:3: Wer Quellen nennt, nennt auch geprueftAm und pruefenBis.",
  ],
  [
    "sources without the date when they are due",
    { "roadmaps/pfad-1/01.mdx": replacing('pruefenBis: "2027-10-15"\n', "") },
    "roadmaps/pfad-1/01.mdx:20: Wer Quellen nennt, nennt auch geprueftAm und pruefenBis.",
  ],
  [
    "an id twice",
    { [STEP]: replacing('id: "pfad-1-4"', 'id: "pfad-1-3"') },
    `${STEP}:2: „pfad-1-3“ gibt es schon in roadmaps/pfad-1/03.mdx.`,
  ],
  [
    "an order twice in a path",
    { [STEP]: replacing("order: 4", "order: 3") },
    `${STEP}:3: „pfad-1/3“ gibt es schon in roadmaps/pfad-1/03.mdx.`,
  ],
  [
    "a task's id twice",
    { [STEP]: replacing("id: aufgabe-pfad-1-4", "id: aufgabe-pfad-1-3") },
    `${STEP}:10: „aufgabe-pfad-1-3“ gibt es schon in roadmaps/pfad-1/03.mdx.`,
  ],
  [
    "a question's id twice",
    { "quiz/risk.mdx": replacing("id: q7", "id: q8") },
    "quiz/risk.mdx:9: „q8“ gibt es schon in quiz/risk.mdx.",
  ],
  [
    "a path too few",
    { "career-paths/pfad-12.mdx": null },
    "career-paths:1: Hier gehören 12 Dateien hin, gefunden: 11 ohne Fehler.",
  ],
  [
    "a start mission too few",
    { "start-missions/3.mdx": null },
    "start-missions:1: Hier gehören 3 Dateien hin, gefunden: 2 ohne Fehler.",
  ],
  ["a mission too few", { [STEP]: null }, "roadmaps/pfad-1:1: Ein Berufspfad hat zehn Missionen, hier sind es 9."],
  [
    "a mission of no path",
    { [STEP]: null, "roadmaps/pfad-13/04.mdx": sampleContent().find(({ path }) => path === STEP)?.raw ?? "" },
    "roadmaps/pfad-13/04.mdx:1: Zum Ordner „pfad-13“ gibt es keinen Berufspfad.",
  ],
])("%s", (_, changes, problem) => {
  const { problems } = checkSources(sampleSources(changes));
  expect(formatProblems("content", problems).split("\n")).toContain(`content/${problem}`);
});

test("a path may have no missions yet", () => {
  expect(checkSources(sampleSources()).problems).toEqual([]);
});
