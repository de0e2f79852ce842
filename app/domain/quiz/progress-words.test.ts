import { expect, test } from "vitest";
import { progressWords } from "./progress-words";
import { QUESTIONS_TOTAL } from "./quiz";

test("four questions of 24 say how far the test has come, the others only ask", () => {
  const said = Array.from({ length: QUESTIONS_TOTAL }, (_, answered) => progressWords(answered));
  expect(said.filter(Boolean)).toHaveLength(4);
  expect([said[6], said[12], said[18], said[23]]).toEqual([
    "Ein Viertel liegt hinter dir.",
    "Halbzeit.",
    "Nur noch ein Viertel.",
    "Die letzte.",
  ]);
});
