import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFiles } from "../../../tests/fixtures/check-files";
import { parsedFile } from "../../../tests/fixtures/sample-content";
import { crossCheckExperiments } from "./cross-check-experiments";

const WRITTEN = readFileSync("content/experiments/va-allround.mdx", "utf8");
const check = (raw: string) => checkFiles([parsedFile({ path: "experiments/va-allround.mdx", raw })]);

test("experiments belong to a path that there is", () => {
  const { entries } = check(WRITTEN);
  expect([...crossCheckExperiments(entries, new Set(["va-allround"]))]).toEqual([]);
  expect([...crossCheckExperiments(entries, new Set(["pfad-1"]))]).toMatchObject([
    { path: "experiments/va-allround.mdx", rule: "L003", message: expect.stringContaining("va-allround") },
  ]);
});

test.each([
  ["two of one name", "id: preis", "id: postfach", "„versuche“: eine Kennung steht zweimal da"],
  ["a threshold above all that are asked", "bis: 5", "bis: 11", "eine Schwelle liegt zwischen 1 und „von“"],
  ["a threshold that ends before it begins", "bis: 5", "bis: 2", "eine Schwelle liegt zwischen 1 und „von“"],
  ["a count of what nobody counts", "counts: talking", "counts: resting", "counts"],
])("%s are refused", (_, from, to, said) => {
  expect(WRITTEN).toContain(from);
  const { problems } = check(WRITTEN.replace(from, to));
  const own = problems.filter(({ path }) => path.startsWith("experiments/"));
  expect(own.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
});
