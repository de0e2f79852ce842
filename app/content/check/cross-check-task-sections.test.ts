import { expect, test } from "vitest";
import { buildSample, replacing } from "../../../tests/fixtures/sample-content";

const MISSION = "roadmaps/pfad-1/04.mdx";

const messagesOf = async (abschnitt: string) => {
  const named = (file: string) =>
    replacing(
      "type: ",
      `abschnitt: ${abschnitt}\n    type: `,
    )(replacing("Bausteine.", "Bausteine.\n\n### Erst zählen")(file));
  const built = await buildSample({ [MISSION]: named });
  return built.ok ? [] : built.problems.map(({ path, rule, message }) => [path, rule, message]);
};

test("a task may name a heading of its mission's text", async () => {
  expect(await messagesOf("Erst zählen")).toEqual([]);
});

test("one that stands nowhere in the text is told", async () => {
  expect(await messagesOf("Dann rechnen")).toEqual([
    [MISSION, "M005", "Die Überschrift „Dann rechnen“ gibt es im Text dieser Mission nicht."],
  ]);
});
