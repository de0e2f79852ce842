import { expect, test } from "vitest";
import { pathTime } from "./path-time";

const missions = (...times: string[]) => times.map((estimatedTime, index) => ({ order: index + 1, estimatedTime }));

test("hours and evenings are the sums of what the missions say", () => {
  expect(pathTime(missions("1–2\u00a0Stunden", "3–5\u00a0Stunden", "30\u00a0Min"))).toEqual({
    hours: "5\u2060–\u20608\u00a0Stunden",
    evenings: "etwa 5\u00a0Abende",
    withoutTime: [],
  });
});

test("a mission that names no time is told apart", () => {
  expect(pathTime(missions("2\u00a0Stunden", "Variabel"))).toEqual({
    hours: "2\u00a0Stunden",
    evenings: "etwa ein Abend",
    withoutTime: [2],
  });
});

test("nothing is said of a path whose missions name no time", () => {
  expect(pathTime(missions("Variabel"))).toBeNull();
  expect(pathTime([])).toBeNull();
});
