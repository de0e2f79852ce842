import { expect, test } from "vitest";
import { getAccess } from "../payments/access";
import type { Offer } from "../payments/entitlements";
import { QUICK_HELPS, quickHelpRefusal } from "./quick-helps";

const NOW = new Date("2026-11-05T12:00:00Z");
const access = ({ holds, trialDays = 60 }: { holds?: Offer; trialDays?: number }) =>
  getAccess({
    entitlements: holds === undefined ? [] : [{ kind: holds, state: "active", expiresAt: null }],
    trialStartedAt: new Date(NOW.getTime() - trialDays * 86_400_000),
    now: NOW,
  });
const refusals = (of: Parameters<typeof access>[0]) =>
  QUICK_HELPS.map((help) => quickHelpRefusal({ help, access: access(of), product: "Startklar" }));

test("three cards, each with a question prepared, one of them premium", () => {
  expect(QUICK_HELPS).toHaveLength(3);
  expect(QUICK_HELPS.filter(({ isPremium }) => isPremium).map(({ id }) => id)).toEqual(["plan"]);
  for (const { question } of QUICK_HELPS) expect(question).toMatch(/\?$/);
});

test.each([
  ["pro", { holds: "pro" }],
  ["pro_ai", { holds: "pro_ai" }],
  ["the add-on", { holds: "ai_only" }],
  ["lifetime", { holds: "lifetime_pro" }],
  ["weeks of the trial left", { trialDays: 3 }],
] as const)("open with %s", (_, of) => {
  expect(refusals(of)).toEqual([null, null, null]);
});

test("closed after the trial, each with its reason", () => {
  expect(refusals({})).toEqual([
    "Deine 4-wöchige Testphase ist abgelaufen. Upgrade auf Startklar Pro für Hilfe beim nächsten Schritt! 🚀",
    "Deine 4-wöchige Testphase ist abgelaufen. Upgrade auf Startklar Pro für Rückenwind! 🚀",
    expect.stringMatching(/^Persönlicher Plan ist ein Premium-Feature\. Upgrade auf Startklar Pro /),
  ]);
});
