import { expect, test } from "vitest";
import { explainReset, RESET_KINDS, RESET_PARTS, resetParts } from "./resets";

test("repeating the quiz takes missions, XP, path and result", () => {
  expect([...resetParts("repeat-quiz")].sort()).toEqual(Object.keys(RESET_PARTS).sort());
});

test("switching the path takes the progress of its missions alone", () => {
  expect(resetParts("switch-path")).toEqual(["pathMissions"]);
  const { stays } = explainReset("switch-path");
  expect(stays.join(" ")).toContain("XP");
  expect(stays.join(" ")).toContain("Testergebnis");
});

test.each(RESET_KINDS)("%s names all it takes, and never the same thing on both sides", (kind) => {
  const { goes, stays } = explainReset(kind);
  expect(goes).toEqual(resetParts(kind).map((part) => RESET_PARTS[part]));
  expect(goes.filter((label) => stays.includes(label))).toEqual([]);
  expect(stays.join(" ")).toContain("Notizen");
});
