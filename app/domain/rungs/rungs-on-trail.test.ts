import { expect, test } from "vitest";
import type { ReachedRung } from "./rungs";
import { rungsOnTrail } from "./rungs-on-trail";

const rung = (kind: ReachedRung["kind"], on: string, isSaid = false): ReachedRung => ({ kind, on, isSaid });
const MISSIONS = [
  { id: "1", doneOn: "2026-11-02" },
  { id: "2", doneOn: "2026-11-09" },
  { id: "3", doneOn: null },
  { id: "4", doneOn: null },
];
const placesOf = (rungs: ReachedRung[], missions: { id: string; doneOn: string | null }[] = MISSIONS) =>
  [...rungsOnTrail(rungs, missions, "2026-11-28")].map(([id, all]) => [id, ...all.map(({ name }) => name)]);

test.each([
  ["2025-12-31", "1"],
  ["2026-11-02", "1"],
  ["2026-11-03", "2"],
  ["2026-11-09", "2"],
  ["2026-11-10", "3"],
])("a rung of %s stands at mission %s", (on, id) => {
  expect(placesOf([rung("approached", on)])).toEqual([[id, "Erste Anfrage gesendet"]]);
});

test("after the last mission it stands there, and who finished a later one first is still at the earlier", () => {
  const done = MISSIONS.map(({ id }) => ({ id, doneOn: "2026-11-02" }));
  expect(placesOf([rung("paid", "2026-11-20")], done)).toEqual([["4", "Bezahlt"]]);
  const early = [{ id: "1", doneOn: null }, ...done.slice(1)];
  expect(placesOf([rung("paid", "2026-11-20")], early)).toEqual([["1", "Bezahlt"]]);
});

test("several at one mission keep the order of the way, one that was said and arose is told once, with its day", () => {
  const rungs = [
    rung("offered", "2026-11-20"),
    rung("approached", "2026-11-25", true),
    rung("approached", "2026-11-26"),
  ];
  expect(rungsOnTrail(rungs, MISSIONS, "2026-11-28").get("3")).toEqual([
    { name: "Erste Anfrage gesendet", day: "26.\u00a0Nov." },
    { name: "Erstes Angebot", day: "20.\u00a0Nov." },
  ]);
  expect(placesOf([])).toEqual([]);
});
