import { expect, test } from "vitest";
import { confirmsDeletion } from "./deletion";

const email = "anna@example.org";

test.each(["LÖSCHEN", "löschen", " Löschen ", "Lo\u0308schen", "anna@example.org", "Anna@Example.org "])(
  "%j confirms",
  (typed) => expect(confirmsDeletion(typed, email)).toBe(true),
);

test.each(["", " ", "LOESCHEN", "ja", "anna@example.or", "bea@example.org"])("%j does not", (typed) =>
  expect(confirmsDeletion(typed, email)).toBe(false),
);
