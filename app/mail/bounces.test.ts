import { expect, test } from "vitest";
import { readReports } from "./bounces";

const read = (body: unknown) => readReports(JSON.stringify(body));

test("one report, or many, name who is to get no more mail", () => {
  expect(read({ type: "bounce", email: " Anna@Example.org " })).toEqual([
    { email: "anna@example.org", because: "bounced" },
  ]);
  expect(
    read([
      { type: "complaint", email: "ben@example.org" },
      { type: "bounce", email: "cem@example.org", permanent: true },
    ]),
  ).toEqual([
    { email: "ben@example.org", because: "complained" },
    { email: "cem@example.org", because: "bounced" },
  ]);
});

test.each(["a\u0000@b.de", "postmaster", "a@b.de, c@d.de"])("%j is nobody's address, and the others count", (email) => {
  const reports = [
    { type: "bounce", email },
    { type: "bounce", email: "ben@example.org" },
  ];
  expect(read(reports)).toEqual([{ email: "ben@example.org", because: "bounced" }]);
});

test("a mailbox that is full for now stops nothing", () => {
  expect(read({ type: "bounce", email: "anna@example.org", permanent: false })).toEqual([]);
});

test.each(["", "{", "null", "[]x", '"bounce"', '{"type":"open","email":"a@b.de"}', '{"type":"bounce"}', "[1]"])(
  "%s is no report",
  (body) => expect(readReports(body)).toBeNull(),
);
