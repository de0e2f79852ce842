import { expect, test } from "vitest";
import { codeRefusal, secondsUntilResend } from "./answers";

test("a refused code has its reason, and without one the stated fallback", () => {
  expect(codeRefusal({ ok: false, reason: "invalid" })).toEqual({
    title: "Code ungültig",
    description: "Der eingegebene Code ist nicht korrekt.",
  });
  expect(codeRefusal({ ok: false, reason: "failed" })).toEqual({
    title: "Code ungültig",
    description: "Verifizierung fehlgeschlagen",
  });
});

test("a new code can be asked for after 60 seconds", () => {
  const sentAt = new Date("2026-03-01T12:00:00Z");
  const after = (seconds: number) => secondsUntilResend(sentAt, new Date(sentAt.getTime() + seconds * 1000));
  expect([after(0), after(59.5), after(60), after(3_600)]).toEqual([60, 1, 0, 0]);
  expect(secondsUntilResend(null, sentAt)).toBe(0);
});
