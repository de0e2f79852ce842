import { expect, test } from "vitest";
import { firstNameOf } from "./first-name";

test.each([
  ["Mira", "Mira"],
  [" Mira  Kaya ", "Mira"],
  ["Mira K.", "Mira"],
  ["Café M.", "Café M."],
  ["Frau Kaya", "Frau Kaya"],
  ["M. K.", "M. K."],
  ["Haus am See", "Haus am See"],
])("%s is greeted as %s", (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});
