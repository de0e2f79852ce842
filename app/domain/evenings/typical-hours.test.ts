import { expect, test } from "vitest";
import { typicalHours } from "./typical-hours";

const hours = (...ranges: string[]) => typicalHours(ranges.map((range) => `${range}\u00a0Stunden`));

test("the middle of what missions say, so that one long mission does not decide", () => {
  expect(hours("1–2", "3–5", "9–11")).toBe("3\u2060–\u20605\u00a0Stunden");
  expect(hours("2–4", "3–4", "3–6")).toBe("3\u2060–\u20604\u00a0Stunden");
});

test("a single number is a range of its own", () => {
  expect(hours("2", "2", "2-3")).toBe("2\u00a0Stunden");
});

test("minutes and what varies say nothing about hours", () => {
  expect(typicalHours(["45\u00a0Min", "Variabel"])).toBeNull();
  expect(typicalHours(["45\u00a0Min", "4–6\u00a0Stunden"])).toBe("4\u2060–\u20606\u00a0Stunden");
});
