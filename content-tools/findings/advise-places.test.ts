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

test.each(["in zwei Projektbörsen", "auf einer Börse", "Jobbörsen", "bei Stellenportalen", "in einer Berufsgruppe"])(
  "a mission that sends people to %s names places",
  (said) => {
    const word = said.split(" ").at(-1);
    const change = replacing(WRITTEN, `Vorweg.\n\nSuch ${said} nach Aufträgen.`);
    expect(told(change)).toEqual([`${MISSION}:24 „${word}“ nennt keinen Ort`]);
    expect(told((raw) => `${change(raw)}\n<Orte art="boerse" />\n`)).toEqual([]);
  },
);

test("so does one whose task alone does", () => {
  expect(told(replacing("Tu es.", "Such in Börsen."))).toEqual([`${MISSION}:22 „Börsen“ nennt keinen Ort`]);
});

test.each(["in großen Gruppen", "mit der Geldbörse", "im Netzwerk", "an der Börsenstraße"])(
  "%s is no such place",
  (said) => {
    expect(told(replacing(WRITTEN, `Du stehst ${said}.`))).toEqual([]);
  },
);
