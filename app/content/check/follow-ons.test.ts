import { expect, test } from "vitest";
import { replacing, sampleFiles, type Change } from "../../../tests/fixtures/sample-content";
import { checkFiles } from "../../../tests/fixtures/check-files";

const WRONG = "---\nfarbe: rot";
const broken = (raw: string): string => raw.replace("---", WRONG);

test.each([
  ["resources, which missions name", "resources/recht.mdx"],
  ["a path, which types recommend and missions belong to", "career-paths/pfad-3.mdx"],
  ["a mission before another", "roadmaps/pfad-1/02.mdx"],
  ["one of eight statements", "quiz/risk.mdx"],
  ["a plan that another refers to", "plans/pro.mdx"],
  ["a passage that is asked about", "passages/steuer.mdx"],
])("%s: the wrong file alone is told, not what rests on it", (_, path) => {
  expect(found({ [path]: broken })).toEqual([`${path} M003`]);
});

test("what is missing for good is told beside a wrong file of another kind", () => {
  const changes = { "quiz/risk.mdx": broken, "roadmaps/pfad-1/04.mdx": replacing("[amt]", "[amt, ohne-amt]") };
  expect(found(changes)).toEqual(["quiz/risk.mdx M003", "roadmaps/pfad-1/04.mdx L002"]);
});

const QUESTIONS = "fragen:\n  - zu: passages/steuer\n    gefragt: was\nsynonyms:";

function found(changes: Record<string, Change>): string[] {
  const asked = { "search/synonyme.mdx": replacing("synonyms:", QUESTIONS) };
  return checkFiles(sampleFiles({ ...asked, ...changes })).problems.map(({ path, rule }) => `${path} ${rule}`);
}
