import { expect, test } from "vitest";
import { faultOf, ModelFailed } from "./fault";

const withStatus = (status: number) => Object.assign(new Error("quotes what was asked"), { status });

test.each([
  [withStatus(429), "busy"],
  [withStatus(401), "refused"],
  [withStatus(404), "refused"],
  [withStatus(500), "away"],
  [withStatus(503), "away"],
  [new SyntaxError("Unexpected token"), "unreadable"],
  [new TypeError("terminated"), "cut"],
  [new ModelFailed("late"), "late"],
  [new Error("Connection error."), "away"],
  ["anything", "away"],
] as const)("%s is %s", (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});
