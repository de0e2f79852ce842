import { expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import { replacing, sampleFiles, type Change } from "../../tests/fixtures/sample-content";
import { advisePlaces } from "./advise-places";

const MISSION = "roadmaps/pfad-1/04.mdx";
const WRITTEN = "Ein Text ohne Bausteine.";

function told(change: Change): string[] {
  const files = sampleFiles({ [MISSION]: change });
  const bodies = new Map(files.map(({ source, body }): [string, () => string] => [source.path, () => body]));
  return [...advisePlaces(checkFiles(files).entries.roadmaps, bodies)].map(
    ({ path, line, message }) => `${path}:${line} ${message.split(":")[0]}`,
  );
}

test.each([
  "nach öffentlichen Gesuchen",
  "in zwei Projektbörsen",
  "auf einer Börse",
  "Jobbörsen",
  "bei Stellenportalen",
  "in einer Berufsgruppe",
])("a mission that sends people to %s names places", (said) => {
  const word = said.replace(/^(?:nach|in zwei|auf einer|bei|in einer) /, "");
  const change = replacing(WRITTEN, `Vorweg.\n\nSuch ${said} nach Aufträgen.`);
  expect(told(change)).toEqual([`${MISSION}:24 „${word}“ nennt keinen Ort`]);
  expect(told((raw) => `${change(raw)}\n<Orte art="boerse" />\n`)).toEqual([]);
});

test("places of another kind are no answer", () => {
  const change = (raw: string) => `${raw}\nSuch in Börsen.\n\n<Orte art="beratung" />\n`;
  expect(told(change)).toEqual([`${MISSION}:24 „Börsen“ nennt keinen Ort`]);
  expect(told((raw) => change(raw).replace("beratung", "verband").replace("Börsen", "Berufsgruppen"))).toEqual([]);
});

test("so does one whose task alone does", () => {
  expect(told(replacing("Tu es.", "Such in Börsen."))).toEqual([`${MISSION}:22 „Börsen“ nennt keinen Ort`]);
});

test.each(["in großen Gruppen", "mit der Geldbörse", "im Netzwerk", "an der Börsenstraße"])(
  "%s is no such place",
  (said) => {
    expect(told(replacing(WRITTEN, `Du stehst ${said}.`))).toEqual([]);
  },
);
