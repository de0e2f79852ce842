import { describe, expect, test } from "vitest";
import type { Offer } from "./entitlements";
import { changesTheEnd, endedBefore, lettersAbout, onlyPlanOf } from "./statement-outcomes";

const NOW = new Date("2026-11-20T12:00:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe("a contract that an earlier try has ended", () => {
  test.each([
    ["runs without an end", "active", null, null],
    ["runs to a later day", "active", after(1), null],
    ["has run out at this moment", "active", NOW, NOW],
    ["had run out before, whatever its state", "ended", after(-1), after(-1)],
    ["was ended", "ended", null, NOW],
    ["was ended before its paid time was over", "ended", after(1), NOW],
    ["was paid back", "refunded", null, NOW],
    ["waits for a payment", "past_due", null, null],
    ["is disputed", "suspended", null, null],
  ] as const)("%s", (_, state, expiresAt, endedAt) => {
    expect(endedBefore({ state, expiresAt }, NOW)).toEqual(endedAt);
  });
});

describe("a statement changes the end of its contract", () => {
  test.each([
    ["at once, though it was cancelled", "stripe", NOW, "at-once", true],
    ["by a withdrawal, though it was cancelled", "stripe", NOW, "withdrawal", true],
    ["at the period's end, as it is not cancelled yet", "stripe", null, "period-end", true],
    ["not when it was cancelled before", "stripe", NOW, "period-end", false],
    ["of a demo, which ends at once", "demo", NOW, "period-end", true],
    ["given by the operator, not when it was cancelled before", "operator", NOW, "period-end", false],
  ] as const)("%s", (_, source, cancelsAt, effect, expected) => {
    expect(changesTheEnd({ source, cancelsAt }, effect)).toBe(expected);
  });
});

describe("the form begins with", () => {
  const held = (kind: Offer, source: "stripe" | "operator" = "stripe", expiresAt: Date | null = null) => ({
    ...{ kind, source, expiresAt },
    state: "active" as const,
  });
  test.each([
    ["the only plan", [held("pro")], "pro"],
    ["nothing without a plan", [], null],
    ["nothing with two", [held("pro"), held("ai_only")], null],
    ["the one that still gives access", [held("pro", "stripe", NOW), held("ai_only")], "ai_only"],
    ["nothing when the only one is over", [held("pro", "stripe", NOW)], null],
    ["the one that was ordered, beside a gift", [held("pro", "operator"), held("ai_only")], "ai_only"],
    ["nothing for a gift alone", [held("pro", "operator")], null],
  ])("%s", (_, plans, expected) => {
    expect(onlyPlanOf(plans, NOW)).toBe(expected);
  });
});

test.each([
  ["settled", true, true, "anyway", false],
  ["settled", true, false, "anyway", false],
  ["settled", false, true, null, false],
  ["settled", false, false, "within-limit", false],
  ["waiting", true, false, "within-limit", false],
  ["waiting", false, true, null, false],
  ["open", false, false, "within-limit", true],
  ["open", true, false, "within-limit", true],
  ["open", false, true, null, true],
] as const)("%s, new %s, confirmed elsewhere %s: account %s, operator %s", (state, isNew, isElsewhere, ...letters) => {
  const [toAccount, toOperator] = letters;
  expect(lettersAbout({ state, isNew, isElsewhere })).toEqual({ toAccount, toOperator });
});
