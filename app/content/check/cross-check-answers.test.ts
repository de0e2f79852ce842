import { expect, test } from "vitest";
import { buildSample, replacing, type Change } from "../../../tests/fixtures/sample-content";

const LATER = "roadmaps/pfad-1/04.mdx";
const showing = (id: string): Change =>
  replacing("Ein Text ohne Bausteine.", `Ein Text ohne Bausteine.\n\n<Meine antwort="${id}">Noch nichts.</Meine>`);

const messagesOf = async (changes: Record<string, Change>) => {
  const built = await buildSample(changes);
  return built.ok ? [] : built.problems.map(({ path, rule, message }) => [path, rule, message]);
};

test("an answer is named by the id under which it is kept, and the check says which one that is", async () => {
  const renamed = (raw: string) =>
    raw
      .replace("- id: aufgabe-pfad-1-3", "- id: neue-aufgabe\n    alias: aufgabe-pfad-1-3")
      .replace("type: checklist", "type: upload");
  const earlier = { "roadmaps/pfad-1/03.mdx": renamed };
  expect(await messagesOf({ ...earlier, [LATER]: showing("aufgabe-pfad-1-3") })).toEqual([]);
  expect(await messagesOf({ ...earlier, [LATER]: showing("neue-aufgabe") })).toEqual([
    [LATER, "L011", expect.stringContaining("Nimm die Kennung, die unter „alias“ steht.")],
  ]);
});

test("a start mission's answer can be shown on every path", async () => {
  const changes = {
    "start-missions/2.mdx": replacing("type: checklist", "type: text"),
    [LATER]: showing("aufgabe-2"),
  };
  expect(await messagesOf(changes)).toEqual([]);
});

test("texts that know no mission before them show no answers", async () => {
  const added = (raw: string) => `${raw}\n\n<Meine antwort="aufgabe-pfad-1-3">Noch nichts.</Meine>\n`;
  expect(await messagesOf({ "templates/angebot.mdx": added })).toContainEqual([
    "templates/angebot.mdx",
    "L011",
    "<Meine> steht nur in Missionen: Nur sie wissen, was vorher kam.",
  ]);
});
