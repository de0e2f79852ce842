import { expect, test } from "vitest";
import { declaredTerms, withoutLinks, type Declaration } from "./statements";

const CANCELLATION: Declaration = {
  kind: "cancellation_for_cause",
  name: "Anna",
  email: "anna@example.org",
  contract: "Pro",
  reason: "Umzug",
  wishedFor: "2026-12-31",
  confirmTo: "post@example.org",
};

test("a cancellation is told with its kind, reason, day and where the confirmation goes", () => {
  expect(declaredTerms(CANCELLATION)).toEqual([
    { term: "Art", text: "Außerordentliche Kündigung" },
    { term: "Grund", text: "Umzug" },
    { term: "Name", text: "Anna" },
    { term: "E-Mail-Adresse des Kontos", text: "anna@example.org" },
    { term: "Vertrag", text: "Pro" },
    { term: "Kündigen zum", text: "31.12.2026" },
    { term: "Bestätigung an", text: "post@example.org" },
  ]);
  const ordinary: Declaration = { ...CANCELLATION, kind: "cancellation", reason: null, wishedFor: null };
  expect(declaredTerms(ordinary)).toContainEqual({ term: "Kündigen zum", text: "so früh wie möglich" });
});

test("a withdrawal has no day and no reason", () => {
  const withdrawal: Declaration = { ...CANCELLATION, kind: "withdrawal", reason: null, wishedFor: null };
  expect(declaredTerms(withdrawal).map(({ term }) => term)).toEqual(["Art", "Name", "E-Mail-Adresse", "Vertrag"]);
});

test.each(["https://evil.example/x", "www.evil.example", "evil.example", "eve@evil.example", "evil。example"])(
  "%s is no link any more",
  (text) => {
    expect(withoutLinks(text)).not.toContain(text);
    expect(withoutLinks(text).replaceAll("\u200a", "")).toBe(text);
  },
);

test("ordinary sentences stay as they are", () => {
  const text = "Ich ziehe um. Danke für alles!\nAnna";
  expect(withoutLinks(text)).toBe(text);
});
