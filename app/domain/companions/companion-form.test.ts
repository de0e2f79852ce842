import { expect, test } from "vitest";
import { FIGURE_WORDS, WEEK_FIGURES, PICKS, sayCompanionAnswer, sayFigure, SHOWN_SENTENCE_MAX } from "./companion";
import { readCompanionForm, type TypedCompanion } from "./companion-form";

const GOOD: TypedCompanion = { name: "Anna", figures: ["talked", "tasks", "asked"], sentence: "Ich bleib dran." };

test("three numbers, a name and a sentence are what is shown, the numbers in one order", () => {
  expect(readCompanionForm(GOOD)).toEqual({
    ok: true,
    shown: { shownName: "Anna", figures: ["tasks", "asked", "talked"], sentence: "Ich bleib dran." },
  });
});

test.each<[Partial<TypedCompanion>, keyof TypedCompanion]>([
  [{ figures: ["tasks", "asked"] }, "figures"],
  [{ figures: ["tasks", "asked", "talked", "days"] }, "figures"],
  [{ figures: ["tasks", "tasks", "asked"] }, "figures"],
  [{ figures: [] }, "figures"],
  // The name stands in mails to strangers.
  [{ name: "Geh auf evil.example" }, "name"],
  [{ name: "a@b" }, "name"],
  [{ name: "" }, "name"],
  [{ sentence: "x".repeat(SHOWN_SENTENCE_MAX + 1) }, "sentence"],
])("%j is refused", (wrong, field) => {
  const read = readCompanionForm({ ...GOOD, ...wrong });
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field]);
});

test("each number has its words, one and many", () => {
  for (const figure of WEEK_FIGURES) {
    expect(sayFigure(figure, 1)).toBe(FIGURE_WORDS[figure].one);
    expect(sayFigure(figure, 0)).toBe(FIGURE_WORDS[figure].many);
  }
});

test("an answer is what was picked, or the sentence", () => {
  const picked = PICKS.map((pick) => sayCompanionAnswer({ pick, reply: "" }));
  expect(new Set(picked).size).toBe(4);
  expect(sayCompanionAnswer({ pick: null, reply: "Toll!" })).toBe("„Toll!“");
});
