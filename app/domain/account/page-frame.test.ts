import { expect, test } from "vitest";
import { ANNA } from "../../../tests/fixtures/anna";
import { getAccess } from "../payments/access";
import { frameIn, toFrame } from "./page-frame";

const NOW = new Date("2026-11-22T10:00:00Z");
const FRAME = toFrame({
  ...ANNA,
  access: getAccess({
    entitlements: [{ kind: "ai_only", state: "active", expiresAt: null }],
    trialStartedAt: new Date("2026-01-01T10:00:00Z"),
    now: NOW,
  }),
});

test("after the trial the add-on alone opens the coach alone", () => {
  expect(FRAME).toMatchObject({ user: { id: "1", totalXP: 220 }, hasBasicAccess: false, coachAccess: true });
});

test("a frame is known by all of its fields, also after it was sent", () => {
  expect(frameIn(JSON.parse(JSON.stringify({ trail: [], frame: FRAME })))).toEqual(FRAME);
  for (const field of Object.keys(FRAME)) {
    expect(frameIn({ frame: { ...FRAME, [field]: undefined } }), field).toBe(null);
  }
  for (const data of [undefined, null, "frame", {}, { frame: null }]) expect(frameIn(data)).toBe(null);
});
