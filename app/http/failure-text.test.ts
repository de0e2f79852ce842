import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { failureText } from "./failure-text";

const query = new DrizzleQueryError(
  "insert into profiles values ($1)",
  ["anna@example.org", "at home\n    at work"],
  new Error("the disk is full"),
);

test("a failed query is logged without its values, and with its cause", () => {
  const text = failureText(query);
  expect(text).toMatch(/^Error: Failed query: insert into profiles values \(\$1\)\n +at /);
  expect(text).toContain("caused by Error: the disk is full");
  expect(text).not.toContain("anna@example.org");
  expect(text).not.toContain("at work");
});

test("so it is as the cause of something else", () => {
  const text = failureText(new Error("failed at: profile", { cause: query }));
  expect(text).toMatch(/^Error: failed at: profile\n/);
  expect(text).toContain("caused by Error: Failed query: insert into profiles");
  expect(text).not.toContain("anna@example.org");
});

test.each([
  'Invalid email address: "anna.b+1@mail.example.org"',
  "550 5.1.1 <anna@example.org>: no such user",
  "anna@example.org: refused",
  "to=änna@exämple.de",
])("an address that a message quotes is left out: %s", (message) => {
  const text = failureText(new Error("not sent", { cause: new Error(message) }));
  expect(text).not.toMatch(/nn?a\b|ex.mple\./i);
  expect(text).toContain("…@…");
  expect(failureText(message)).toContain("…@…");
});

test("where it happened stays readable", () => {
  const error = new Error("gone");
  error.stack = "Error: gone\n    at listen (file:///app/node_modules/@electric-sql/pglite/dist/index.js:1:2)";
  expect(failureText(error)).toBe(error.stack);
});

test("what is no error is logged as text", () => {
  expect(failureText("gone")).toBe("gone");
});
