import { describe, expect, test } from "vitest";
import { paperOptions, printOptions, printQuery, typedAddress, writingLines, type SheetTask } from "./sheet";

const linesOf = (...types: SheetTask["type"][]) => {
  const lines = writingLines(types.map((type) => ({ type })));
  return types.map((type) => lines[type]);
};

describe("room to write", () => {
  test("text tasks have many lines, a file one, a link two, a checklist its points", () => {
    expect(linesOf("text", "upload", "link", "checklist", "quiz")).toEqual([8, 1, 2, 3, 0]);
  });

  test("the points of a checklist take as many lines as they are", () => {
    const items = ["a", "b", "c", "d", "e", "f"];
    expect(writingLines([{ type: "text" }, { type: "text" }, { type: "checklist", items }]).text).toBe(5);
  });

  test("several text tasks share a page", () => {
    expect(linesOf("text", "text")).toEqual([8, 8]);
    expect(linesOf("text", "text", "text")).toEqual([5, 5, 5]);
    expect(linesOf("text", "text", "text", "checklist")).toEqual([4, 4, 4, 3]);
    expect(linesOf("text", "text", "text", "text")).toEqual([4, 4, 4, 4]);
    expect(linesOf("text", "text", "text", "text", "checklist", "checklist")).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

describe("an address to type", () => {
  test.each([
    ["https://www.elster.de/", "elster.de"],
    ["https://app.example.org/mission/va-allround-1", "app.example.org/mission/va-allround-1"],
    ["https://www.youtube.com/watch?v=u4ZoJKF_VuA", "youtube.com/watch?v=u4ZoJKF_VuA"],
  ])("%s", (url, typed) => expect(typedAddress(url)).toBe(typed));

  test("a long one gives way to a short one of ours", () => {
    const long = `https://www.example.org/${"Gruendung/".repeat(6)}`;
    expect(typedAddress(long, "https://app.example.org/l/egp")).toBe("app.example.org/l/egp");
    expect(typedAddress(long)).toBe(long.slice("https://www.".length, -1));
  });
});

describe("what is printed", () => {
  const options = (query: string, hasAnswers: boolean) => printOptions(new URLSearchParams(query), hasAnswers);

  test("answers, where there are any", () => {
    expect(options("", true)).toEqual({ answers: true, large: false, paper: "a4" });
    expect(options("", false)).toEqual({ answers: false, large: false, paper: "a4" });
  });

  test("an address asks for the same again", () => {
    for (const query of ["inhalt=leer", "inhalt=antworten&schrift=gross", "inhalt=leer&schrift=gross&papier=letter"]) {
      expect(printQuery(options(query, true))).toBe(query);
    }
  });

  test("a sheet without room for answers asks for its paper alone", () => {
    for (const query of ["", "schrift=gross", "schrift=gross&papier=letter"]) {
      expect(printQuery(paperOptions(new URLSearchParams(query)))).toBe(query);
    }
  });

  test("what is asked for, and nothing else", () => {
    expect(options("inhalt=leer", true).answers).toBe(false);
    expect(options("inhalt=antworten", false).answers).toBe(true);
    expect(options("inhalt=alles&schrift=klein", true)).toEqual({ answers: true, large: false, paper: "a4" });
    expect(options("schrift=gross&papier=letter", true)).toEqual({ answers: true, large: true, paper: "letter" });
  });
});
