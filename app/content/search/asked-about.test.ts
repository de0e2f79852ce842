import { expect, test } from "vitest";
import { checkFiles } from "../../../tests/fixtures/check-files";
import { replacing, sampleFiles, type Change } from "../../../tests/fixtures/sample-content";
import { assembleAskedAbout } from "./asked-about";

const QUESTION = 'fragen:\n  - zu: roadmaps/pfad-1/04\n    gefragt: "wo finde ich das"';
const askedAbout = (changes: Record<string, Change> = {}) =>
  assembleAskedAbout(
    checkFiles(sampleFiles({ ...changes, "search/fragen.mdx": `---\ntitle: "Worte"\n${QUESTION}\n---\n` })).entries,
  );

test("questions lead to the mission under the id that the search knows it by", () => {
  expect(askedAbout()).toMatchObject([{ folder: "roadmaps", page: "pfad-1-4", words: "wo finde ich das" }]);
  const renamed = { "roadmaps/pfad-1/04.mdx": replacing('id: "pfad-1-4"', "id: neu\nalias: pfad-1-4") };
  expect(askedAbout(renamed)).toMatchObject([{ folder: "roadmaps", page: "pfad-1-4" }]);
});
