import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { rungsOf } from "./rungs-of";

test.each([
  ["gewerbe-anzeigen", "done", ["registered"]],
  ["fragebogen", "done", ["registered"]],
  ["gewerbe-anzeigen", "asked", []],
  ["fragebogen", "open", []],
  ["elster-konto", "done", []],
] as const)("the step %s, %s, reaches %o", (stepId, state, kinds) => {
  expect(rungsOf({ stepId, state })).toEqual(kinds);
});

test("the steps are those of the content", () => {
  const slugs = readdirSync("content/schritte").map((file) => file.replace(/\.mdx$/, ""));
  expect(slugs.filter((stepId) => rungsOf({ stepId, state: "done" }).length > 0)).toEqual([
    "fragebogen",
    "gewerbe-anzeigen",
  ]);
});
