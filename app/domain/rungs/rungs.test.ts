import { describe, expect, test } from "vitest";
import { listRungs, readRungDay, RUNG_KINDS, sayReachedRungs, type ReachedRung } from "./rungs";

const row = (kind: ReachedRung["kind"], on: string, isSaid: boolean): ReachedRung => ({ kind, on, isSaid });
const reached = (rows: ReachedRung[]) =>
  listRungs(rows).flatMap(({ kind, reached }) => (reached ? [{ kind, ...reached }] : []));

describe("the rungs", () => {
  test("are eight, in the order of the way, whatever is kept first", () => {
    const rows = [row("paid", "2027-03-01", true), row("decided", "2027-01-01", true)];
    expect(listRungs(rows).map(({ kind }) => kind)).toEqual([...RUNG_KINDS]);
    expect(reached(rows).map(({ kind }) => kind)).toEqual(["decided", "paid"]);
    expect(listRungs([]).every(({ reached }) => reached === null)).toBe(true);
  });

  test("count what arose before what was said, whichever is earlier", () => {
    const arisen = row("approached", "2027-02-02", false);
    for (const said of [row("approached", "2027-01-01", true), row("approached", "2027-03-03", true)]) {
      expect(reached([said, arisen])).toEqual([arisen]);
      expect(reached([arisen, said])).toEqual([arisen]);
    }
  });

  test("show what was said alone as said", () => {
    const said = row("thousand", "2027-04-01", true);
    expect(reached([said])).toEqual([said]);
  });
});

test.each([
  ["", "2027-05-05"],
  [" 2027-05-05 ", "2027-05-05"],
  ["2026-02-28", "2026-02-28"],
  ["2027-05-06", null],
  ["2026-02-30", null],
  ["gestern", null],
])("said of %j on 5 May 2027, a rung is of %s", (typed, day) => {
  expect(readRungDay(typed, "2027-05-05")).toBe(day);
});

test("only what is known is told, in the order of the way, each with where it is known from", () => {
  const rows = [row("paid", "2027-03-01", true), row("offered", "2027-02-01", false)];
  expect(sayReachedRungs(rows)).toEqual([
    { kind: "offered", name: "Erstes Angebot", said: "1. Februar 2027, hier entstanden" },
    { kind: "paid", name: "Bezahlt", said: "1. März 2027, selbst gesagt" },
  ]);
});
