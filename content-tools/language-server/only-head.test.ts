import { expect, test } from "vitest";
import { headLines, isInHead, onlyHead } from "./only-head";

const FILE = "---\ntitle: Ein Text\norder: 1\n---\n\nHallo: du\n";

test("what is no head is empty lines, and the head stays where it stands", () => {
  expect(onlyHead(FILE)).toBe("\ntitle: Ein Text\norder: 1\n\n\n\n");
});

test("line ends of Windows stay as they are", () => {
  const windows = FILE.replaceAll("\n", "\r\n");
  expect(onlyHead(windows)).toBe("\r\ntitle: Ein Text\r\norder: 1\r\n\r\n\r\n\r\n");
  expect(onlyHead(windows)).toHaveLength(onlyHead(FILE).length + 6);
});

test.each(["", "title: ohne Striche\n", "---\ntitle: noch nicht zu Ende\n", "----\n---\n"])(
  "a file without a whole head has none: %j",
  (text) => {
    expect(headLines(text)).toBe(0);
    expect(onlyHead(text).trim()).toBe("");
  },
);

test("a place is in the head between its dashes", () => {
  expect([0, 1, 2, 3, 5].map((line) => isInHead(FILE, { line }))).toEqual([false, true, true, false, false]);
});
