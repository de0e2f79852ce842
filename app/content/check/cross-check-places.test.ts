import { expect, test } from "vitest";
import { buildSample, replacing, type Change } from "../../../tests/fixtures/sample-content";

const MISSION = "roadmaps/pfad-1/04.mdx";
const listing = (...kinds: string[]): Change =>
  replacing("Bausteine.", `Bausteine.${kinds.map((kind) => `\n\n<Orte art="${kind}" />`).join("")}`);

const messagesOf = async (changes: Record<string, Change>) => {
  const built = await buildSample(changes);
  return built.ok ? [] : built.problems.map(({ path, rule, message }) => [path, rule, message]);
};

test("a mission lists a kind of which its path has two", async () => {
  expect(await messagesOf({ [MISSION]: listing("boerse") })).toEqual([]);
});

test.each([
  ["keinen Ort", { [MISSION]: listing("preise") }],
  ["nur einen Ort", { [MISSION]: listing("boerse"), "places/brett-2.mdx": null }],
  [
    "nur einen Ort",
    { [MISSION]: listing("boerse"), "places/brett-2.mdx": replacing("kosten:", "pfade: [pfad-2]\nkosten:") },
  ],
])("a kind of which there is too little is refused: %s", async (have, changes) => {
  expect(await messagesOf(changes)).toEqual([[MISSION, "L013", expect.stringContaining(have)]]);
});

test("a kind is listed once in a mission", async () => {
  expect(await messagesOf({ [MISSION]: listing("boerse", "boerse") })).toEqual([
    [MISSION, "L013", "Orte der Art „boerse“ stehen in dieser Mission schon weiter oben."],
  ]);
});

test("texts that belong to no path list no places", async () => {
  const added = (raw: string) => `${raw}\n\n<Orte art="boerse" />\n`;
  for (const path of ["templates/angebot.mdx", "passages/versicherung.mdx", "start-missions/1.mdx"]) {
    expect(await messagesOf({ [path]: added })).toEqual([
      [path, "L013", "<Orte> steht nur in Missionen eines Pfads: Nur dort steht fest, für wen."],
    ]);
  }
});

test("places name an address and paths that there are, and each has its own turn", async () => {
  const path = "places/brett-1.mdx";
  expect(await messagesOf({ [path]: replacing("resource: amt", "resource: amtt") })).toEqual([
    [path, "L002", "Die Ressource „amtt“ steht nicht in content/resources."],
  ]);
  expect(await messagesOf({ [path]: replacing("kosten:", "pfade: [pfad-99]\nkosten:") })).toEqual([
    [path, "L003", expect.stringContaining("pfad-99")],
  ]);
  expect(await messagesOf({ "places/brett-2.mdx": replacing("order: 2", "order: 1") })).toEqual([
    ["places/brett-2.mdx", "M007", expect.stringContaining("Die 1 als „order“")],
  ]);
});

test.each(["Lies drei Gesuche. Und noch eins.", "Lies drei Gesuche"])("advice is one sentence: %s", async (advice) => {
  expect(await messagesOf({ "places/brett-1.mdx": replacing("Lies drei Gesuche.", advice) })).toContainEqual([
    "places/brett-1.mdx",
    "M005",
    "„wasTun“: genau ein Satz, mit Punkt",
  ]);
});
