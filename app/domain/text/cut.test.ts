import { describe, expect, test } from "vitest";
import { cut, cutWithDots, firstSign } from "./cut";

const FAMILY = "👨‍👩‍👧‍👦";
const SIGNS = ["ä", "a\u0308", "🚀", "👍🏽", FAMILY, "🇩🇪", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"];

describe("a text is cut between signs", () => {
  test("what fits stays as it is", () => {
    expect([cut("abc", 3), cut("", 0), cutWithDots("abc", 3)]).toEqual(["abc", "", "abc"]);
  });

  test.each(SIGNS)("%s is whole or not there, wherever the text is cut", (sign) => {
    const text = `x${sign}${sign}y`;
    const beginnings = ["", "x", `x${sign}`, `x${sign}${sign}`, text];
    for (let max = 0; max <= text.length; max++) {
      const kept = cut(text, max);
      expect(beginnings).toContain(kept);
      expect(kept.length).toBeLessThanOrEqual(max);
      expect(beginnings.filter(({ length }) => length <= max).at(-1)).toBe(kept);
    }
  });

  test("accents without end are cut all the same, and no pair of them", () => {
    expect(cut(`a${"\u0301".repeat(500)}`, 200)).toHaveLength(200);
    const tones = "🏽".repeat(500);
    for (const max of [200, 201]) expect(cut(tones, max).isWellFormed()).toBe(true);
  });

  test("dots take the place of what is left out, and no blank before them", () => {
    expect(cutWithDots("Ruf zuerst an", 5)).toBe("Ruf…");
    expect(cutWithDots("ab🚀🚀", 5)).toBe("ab🚀…");
  });

  test("the first sign of a name is a whole one", () => {
    expect(["Anna", "Öz", "🚀 Rakete", `${FAMILY} Kern`, "🇩🇪🇫🇷", ""].map(firstSign)).toEqual([
      "A",
      "Ö",
      "🚀",
      FAMILY,
      "🇩🇪",
      "",
    ]);
  });
});
