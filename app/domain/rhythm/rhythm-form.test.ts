import { expect, test } from "vitest";
import { readRhythmForm, rhythmValues } from "./rhythm-form";

const TODAY = "2026-11-23";
const right = { day2: "on", day4: "on", time: "18:30", hours: "2", pausedUntil: "" };

test("what was chosen is read, and shown again", () => {
  const read = readRhythmForm(right, TODAY);
  expect(read).toEqual({ ok: true, rhythm: { weekdays: [2, 4], time: "18:30", hours: 2, pausedUntil: null } });
  if (read.ok) expect(readRhythmForm(rhythmValues(read.rhythm), TODAY)).toEqual(read);
});

test.each([
  ["days", { day2: "", day4: "" }],
  ["time", { time: "25:00" }],
  ["time", { time: "7 Uhr" }],
  ["hours", { hours: "9" }],
  ["hours", { hours: "" }],
  ["pausedUntil", { pausedUntil: "2026-02-30" }],
  ["pausedUntil", { pausedUntil: "2027-12-01" }],
])("%s: %j is to be mended", (field, wrong) => {
  const read = readRhythmForm({ ...right, ...wrong }, TODAY);
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field]);
});

test("a pause that is over is none", () => {
  const read = readRhythmForm({ ...right, pausedUntil: "2026-11-22" }, TODAY);
  expect(read.ok && read.rhythm.pausedUntil).toBeNull();
});
