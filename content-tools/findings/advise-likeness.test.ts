import { expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import { sampleFiles } from "../../tests/fixtures/sample-content";
import { adviseLikeness } from "./advise-likeness";

/** Findings for one sentence in mission 5 of the first path and another one in mission 4 of `path`. */
function told(first: string, second: string, path = "pfad-2"): string[] {
  const adding = (said: string) => (raw: string) => `${raw}\n${said}\n`;
  const files = sampleFiles({
    "roadmaps/pfad-1/05.mdx": adding(first),
    [`roadmaps/${path}/04.mdx`]: adding(second),
  });
  const bodies = new Map(files.map(({ source, body }): [string, () => string] => [source.path, () => body]));
  return [...adviseLikeness(checkFiles(files).entries.roadmaps, bodies)].map(
    ({ path: at, line, message }) => `${at}:${line} ${message.split(": „")[0]}`,
  );
}

const FIRST = "Der Code kommt per Post, und in Mission acht willst du ihn haben.";

test("a sentence with a word changed is told where the other one stands", () => {
  const second = "Der Code kommt per Post, und in Mission neun willst du ihn haben.";
  expect(told(FIRST, second)).toEqual([
    "roadmaps/pfad-2/04.mdx:22 Fast derselbe Satz steht in roadmaps/pfad-1/05.mdx:22",
  ]);
});

test.each([
  ["the same thought in words of its own", "Weil der Code mit der Post kommt, beantragst du ihn schon heute Abend."],
  ["an equal sentence, which is an error of its own", FIRST],
  ["a short one", "Der Code kommt per Post."],
])("%s is not told", (_, second) => expect(told(FIRST, second)).toEqual([]));

test("missions of one path may take up their own words", () => {
  expect(told(FIRST, FIRST.replace("acht", "neun"), "pfad-1")).toEqual([]);
});
