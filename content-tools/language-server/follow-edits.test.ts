import { expect, test } from "vitest";
import { followEdits } from "./follow-edits";

const SAVED = "---\ntitle: A\norder: 1\nclaim: B\n---\n";
const at = (line: number) => ({ path: "a.mdx", line, column: 1, rule: "M005", message: "", level: "error" as const });
const linesIn = (text: string) => followEdits([2, 3, 4].map(at), SAVED, text).map(({ line }) => line);

test.each([
  ["nothing edited", SAVED, [2, 3, 4]],
  ["a line above", SAVED.replace("title", "name: X\ntitle"), [3, 4, 5]],
  ["a line below", `${SAVED}\nText`, [2, 3, 4]],
  ["one of the lines", SAVED.replace("order: 1", "order: 2"), [2, 4]],
  ["a line taken away", SAVED.replace("order: 1\n", ""), [2, 3]],
  ["all of it", "", []],
])("%s", (_, text, lines) => expect(linesIn(text)).toEqual(lines));
