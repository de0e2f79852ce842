import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HALVES, readQuestions } from "./fixtures/questions/questions";

const all = HALVES.flatMap((half) => readQuestions(half).map((entry) => ({ ...entry, half })));
const paths = readdirSync("content/career-paths").map((name) => name.replace(/\.mdx$/, ""));

test("every place that answers a question still stands in the content", () => {
  const advice = all.flatMap(({ question, half, targets }) =>
    targets.flatMap((target) => {
      const missing = missingOf(target);
      return missing === null
        ? []
        : [
            `${missing} The question „${question}“ is answered there: please let its target „${target}“ in ` +
              `tests/fixtures/questions/${half}.json follow, or take it out where the answer is gone.`,
          ];
    }),
  );
  expect(advice).toEqual([]);
});

test("no question stands twice, and no place twice under one question", () => {
  const asked = all.map(({ question }) =>
    question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
  expect(all.filter(({ targets }) => new Set(targets).size !== targets.length)).toEqual([]);
});

test("a question has no answer exactly where its kind says so", () => {
  const wrong = all.filter(
    ({ kind, targets }) => (targets.length === 0) !== (kind === "nothing" || kind === "near-miss"),
  );
  expect(wrong).toEqual([]);
});

test("askers are on no path, or on one that exists", () => {
  expect(all.filter(({ path }) => path !== null && !paths.includes(path))).toEqual([]);
});

describe.each(HALVES)("the half %s", (half) => {
  const entries = readQuestions(half);

  test("holds a hundred questions, twenty of them without an answer", () => {
    expect(entries.length).toBeGreaterThanOrEqual(100);
    expect(entries.filter(({ targets }) => targets.length === 0).length).toBeGreaterThanOrEqual(20);
  });

  test("has somebody ask on every path", () => {
    const answered = entries.filter(({ targets }) => targets.length > 0);
    expect(paths.filter((path) => !answered.some((entry) => entry.path === path))).toEqual([]);
  });
});

/** Message to the editor when a target leads nowhere; null when it exists. */
function missingOf(target: string): string | null {
  const [file, ...rest] = target.split("#");
  const heading = rest.join("#");
  const path = `content/${file}.mdx`;
  if (!existsSync(path)) return `There is no ${path} any more.`;
  if (heading === "" || headingsOf(path).includes(heading)) return null;
  return `${path} has no heading „${heading}“ any more.`;
}

function headingsOf(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/^#{1,6} +(.*\S)/gm)].map(([, heading = ""]) => heading);
}
