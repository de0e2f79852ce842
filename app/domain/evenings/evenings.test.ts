import { expect, test } from "vitest";
import { evenings } from "./evenings";

test.each([
  ["45 Min", "etwa ein Abend"],
  ["1–2 Stunden", "etwa ein Abend"],
  ["2–3 Stunden", "etwa 2 Abende"],
  ["3–4 Stunden", "etwa 2 Abende"],
  ["3–5 Stunden", "etwa 3 Abende"],
  ["5–8 Stunden", "etwa 4 Abende"],
  ["2 Stunden", "etwa ein Abend"],
  ["9-11 Stunden", "etwa 7 Abende"],
])("%s: %s of an hour and a half", (time, expected) => {
  expect(evenings(time.replace(" ", "\u00a0"))?.replace("\u00a0", " ")).toBe(expected);
});

test("what varies says nothing about evenings", () => {
  expect(evenings("Variabel")).toBeNull();
});
