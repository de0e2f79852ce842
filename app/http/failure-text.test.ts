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

test("what is no error is logged as text", () => {
  expect(failureText("gone")).toBe("gone");
});
