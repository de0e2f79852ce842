import { expect, test } from "vitest";
import { buildSample, replacing, type Change } from "../../../tests/fixtures/sample-content";
import { formatProblems } from "../load.server";

test("the sample has no problems", async () => {
  expect(await problems({})).toEqual([]);
});

test("all problems of all files are named at once, by path, line, column and rule", async () => {
  const found = await problems({
    "legal/impressum.mdx": replacing('stand: "2026-11-21"', "stand: heute\nfarbe: rot"),
    "passages/versicherung.mdx": replacing('"Versicherung"', '"Versicherung'),
    "quiz/risk.mdx": replacing("order: 3", "order: 99"),
    "roadmaps/pfad-1/04.mdx": replacing("Ein Text", "<b>Ein</b> Text"),
    "roadmaps/pfad-1/05.mdx": replacing("[amt]", "[amt, ohne-amt]"),
    "vorlagen/brief.mdx": "Hallo",
  });
  expect(found).toEqual([
    "content/legal/impressum.mdx:4:8 M005 „stand“: ein Tag, den es gibt, in der Form JJJJ-MM-TT",
    "content/legal/impressum.mdx:5:1 M003 Das Feld „farbe“ gibt es hier nicht (Tippfehler?).",
    "content/passages/versicherung.mdx:2:21 M002 Der Kopf zwischen den beiden --- ist nicht lesbar (ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt, oder die Einrückung stimmt nicht).",
    "content/quiz/risk.mdx:3:8 M005 „order“: höchstens 8",
    expect.stringMatching(/^content\/roadmaps\/pfad-1\/04\.mdx:22:1 T003 <b> gibt es nicht\./),
    "content/roadmaps/pfad-1/05.mdx:8:18 L002 Die Ressource „ohne-amt“ steht nicht in content/resources.",
    expect.stringMatching(/^content\/vorlagen\/brief\.mdx:1:1 M001 Der Ordner „vorlagen“ ist unbekannt\./),
  ]);
});

test("a passage or template with a problem is blamed alone, not those who take it up", async () => {
  const found = await problems({
    "passages/steuer.mdx": replacing("title:", "titel:"),
    "passages/versicherung.mdx": replacing("Frag", "{Frag}"),
    "templates/angebot.mdx": replacing("order: 1", "order: eins"),
  });
  expect(found.map((problem) => problem.split(":")[0])).toEqual([
    "content/passages/steuer.mdx",
    "content/passages/steuer.mdx",
    "content/passages/versicherung.mdx",
    "content/templates/angebot.mdx",
  ]);
});

async function problems(changes: Record<string, Change>): Promise<string[]> {
  const built = await buildSample(changes);
  return built.ok ? [] : formatProblems("content", built.problems).split("\n");
}
