import { expect, test } from "vitest";
import { warningsOf } from "./start-warnings";

const operator = {
  name: "Rosa",
  street: "Weg 1",
  city: "12345 Ort",
  country: "Deutschland",
  email: "rosa@example.org",
  responsible: "Rosa",
  placeholder: false,
};

test("a start warns of a made-up operator and of legal texts that no lawyer has read, until content says otherwise", () => {
  const made = warningsOf({ operator: { ...operator, placeholder: true }, rechtlichGeprueft: false });
  expect(made).toEqual([expect.stringContaining("Platzhalter"), expect.stringContaining("Entwürfe")]);
  expect(warningsOf({ operator, rechtlichGeprueft: false })).toEqual([expect.stringContaining("Entwürfe")]);
  expect(warningsOf({ operator, rechtlichGeprueft: "Dr. Ada Recht, 3. März 2027" })).toEqual([]);
});
