import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import { replacing, sampleFiles, type Change } from "../../tests/fixtures/sample-content";
import { checkPublished, listNamed, readPublished } from "./published";

const MISSION = "roadmaps/pfad-1/04.mdx";
const entriesOf = (changes: Record<string, Change> = {}) => checkFiles(sampleFiles(changes)).entries;
const LIST = { published: listNamed(entriesOf()).map(({ entry }) => entry), retired: ["mission alt"] };

function findings(changes: Record<string, Change>, list = LIST): string[] {
  const text = JSON.stringify(list, null, 2);
  return [...checkPublished(text, entriesOf(changes))].map(
    ({ path, line, column, rule, message }) => `${path}:${line}:${column} ${rule} ${message}`,
  );
}

test("what is published and still there is silent", () => {
  expect(findings({})).toEqual([]);
});

describe("a published id", () => {
  const line = LIST.published.indexOf("task pfad-1-4 aufgabe-pfad-1-4") + 3;

  test("that is gone is told where it stands in the list", () => {
    expect(findings({ [MISSION]: replacing("id: aufgabe-pfad-1-4", "id: neu") })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^published.json:${line}:5 M011 „aufgabe-pfad-1-4“ .* „alias: aufgabe-pfad-1-4“ unter „id: neu“ in ${MISSION}:10\\.`,
        ),
      ),
      expect.stringMatching(/^roadmaps\/pfad-1\/04\.mdx:10:9 M012 „neu“ ist neu/),
    ]);
  });

  test("may be followed by others, as long as the first stays its alias", () => {
    expect(findings({ [MISSION]: replacing("id: aufgabe-pfad-1-4", "id: neu\n    alias: aufgabe-pfad-1-4") })).toEqual(
      [],
    );
    expect(findings({ [MISSION]: replacing('id: "pfad-1-4"', "id: neu\nalias: pfad-1-4") })).toEqual([]);
  });

  test("of a resource has no alias, as paper names it", () => {
    const found = findings({ "resources/recht.mdx": replacing("id: amt", "id: behoerde") });
    expect(found[0]).toMatch(/M011 „amt“ ist veröffentlicht und fehlt\. Diese Kennung lässt sich nicht ändern\./);
  });

  test("is told of only once it is retired and comes back", () => {
    expect(findings({ [MISSION]: replacing('id: "pfad-1-4"', "id: alt\nalias: alt") }).join("\n")).toMatch(
      /04\.mdx:2:5 M013 „alt“ gab es schon einmal/,
    );
  });
});

describe("an item of a checklist", () => {
  const LIST_OF_TWO = "type: checklist\n    items:\n      - { id: eins, text: Eins }\n      - { id: zwei, text: Zwei }";
  const withItems = (from: string, to: string) => (raw: string) =>
    replacing("type: checklist", LIST_OF_TWO)(raw).replace(from, to);
  const published = listNamed(entriesOf({ [MISSION]: withItems("", "") })).map(({ entry }) => entry);
  const list = { published, retired: [] };

  test("has an id as fixed as that of its task", () => {
    expect(findings({ [MISSION]: withItems("id: zwei", "id: neu") }, list)).toEqual([
      expect.stringMatching(/M011 „zwei“ .* „alias: zwei“ unter „id: neu“ in roadmaps\/pfad-1\/04\.mdx:16\./),
      expect.stringMatching(/04\.mdx:16:\d+ M012 „neu“ ist neu/),
    ]);
    expect(findings({ [MISSION]: withItems("id: zwei", "id: neu, alias: zwei") }, list)).toEqual([]);
  });

  test.each([
    ["id: zwei", "id: eins", "jede Kennung gibt es in einer Aufgabe nur einmal"],
    ["text: Zwei }", 'text: Zwei, required: false }\n      - { id: drei, text: "" }', "darf nicht leer sein"],
    [", text: Eins }", ", text: Eins, required: false }", null],
    ["type: checklist", "type: text", "Punkte hat nur eine Liste (type: checklist)"],
    ["id: zwei", `id: ${"a".repeat(41)}`, "höchstens 40 Zeichen"],
  ])("is refused where „%s“ is „%s“", (from, to, message) => {
    const { problems } = checkFiles(sampleFiles({ [MISSION]: withItems(from, to) }));
    expect(problems.map((problem) => [problem.rule, problem.message])).toEqual(
      message === null ? [] : [["M005", expect.stringContaining(message)]],
    );
  });

  test("is one of at least two, of which one is required", () => {
    const one = (raw: string) => withItems("\n      - { id: zwei, text: Zwei }", "")(raw);
    const none = (raw: string) => withItems("", "")(raw).replaceAll(/text: (Eins|Zwei)/g, "$&, required: false");
    expect(checkFiles(sampleFiles({ [MISSION]: one })).problems).toMatchObject([{ rule: "M005" }]);
    expect(checkFiles(sampleFiles({ [MISSION]: none })).problems).toMatchObject([{ rule: "M005" }]);
  });
});

test("an alias that is another's id is a double", () => {
  const changes = { [MISSION]: replacing("id: aufgabe-pfad-1-4", "id: neu\n    alias: aufgabe-pfad-1-3") };
  const { problems } = checkFiles(sampleFiles(changes));
  expect(problems.map(({ rule, line, column }) => [rule, line, column])).toEqual([["M007", 11, 12]]);
});

test("a list that cannot be read is told, not taken for empty", () => {
  expect([...checkPublished("{", entriesOf())]).toMatchObject([{ path: "published.json", line: 1, rule: "M013" }]);
});

test("the project's own list can be read", () => {
  expect(readPublished(readFileSync("content/published.json", "utf8")).ok).toBe(true);
});

test.each([
  ["{ was: kontakte, anzahl: 10 }", null],
  ["{ was: contacts, anzahl: 10 }", /kontakte/],
  ["{ was: auftrag, anzahl: 31 }", /30/],
  ["{ was: auftrag }", /anzahl/],
])(
  "what a task counts on the way to customers is one of five, and at most as many as may stand there: %s",
  (counted, message) => {
    const { problems } = checkFiles(
      sampleFiles({ [MISSION]: replacing("type: checklist", `type: checklist\n    zaehlt: ${counted}`) }),
    );
    expect(problems.map(({ message: said }) => said)).toEqual(message === null ? [] : [expect.stringMatching(message)]);
  },
);
