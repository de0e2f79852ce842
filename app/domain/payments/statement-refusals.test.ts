import { expect, test } from "vitest";
import { refuseStatement } from "./statement-refusals";

const issues = (...names: string[]) => names.map((name) => ({ path: [name] }));

test("each field says what is missing, and what was typed stays", () => {
  const values = { name: "A", email: "anna", contract: " ", reason: "", confirmTo: "x" };
  const {
    fields,
    notice,
    values: kept,
  } = refuseStatement(values, issues("name", "email", "contract", "reason", "day", "confirmTo"));
  expect(Object.entries(fields).map(([name, { title }]) => [name, title])).toEqual([
    ["name", "Name zu kurz"],
    ["email", "Ungültige E-Mail"],
    ["contract", "Vertrag fehlt"],
    ["reason", "Grund fehlt"],
    ["day", "Tag fehlt"],
    ["confirmTo", "Ungültige E-Mail"],
  ]);
  expect(notice).toBe(null);
  expect(kept).toBe(values);
});

test("what is too long is not called missing", () => {
  const { fields } = refuseStatement(
    { contract: "x".repeat(200), reason: "x".repeat(2_000) },
    issues("contract", "reason"),
  );
  expect([fields.contract?.title, fields.reason?.title]).toEqual(Array(2).fill("Das konnten wir nicht lesen"));
});

test("what no form of ours sends has a notice of its own", () => {
  expect(refuseStatement({}, [{ path: [] }]).notice?.title).toBe("Das konnten wir nicht lesen");
  expect(refuseStatement({}, issues("id")).fields).toEqual({});
  expect(refuseStatement({}, issues("toString")).notice).not.toBe(null);
  expect(refuseStatement({}, issues("name", "id")).notice).not.toBe(null);
});
