import { expect, test } from "vitest";
import { readOptions } from "../../bench/options.mjs";
import { compare } from "../../bench/scale/measure.mjs";
import { costOf } from "../../bench/scale/plans.mjs";
import { misses } from "../../bench/report/verdict.mjs";

const node = (type: string, table: string, more: object = {}) => ({
  "Node Type": type,
  "Relation Name": table,
  "Shared Hit Blocks": 3,
  "Shared Read Blocks": 1,
  ...more,
});
const byKey = { "Index Cond": "(user_id = $1)" };
const planned = (transaction: string, plan: object) => ({ statement: "select 1", transaction, plan });
const tablesIn = (plan: object) => {
  const { scans }: { scans: { table: string }[] } = costOf([planned("1/1", plan)], ["people"]);
  return scans.map(({ table }) => table);
};

test("a table is read as a whole by a scan of it, by an index without a condition, or in vain", () => {
  expect(tablesIn(node("Seq Scan", "people"))).toEqual(["people"]);
  expect(tablesIn(node("Index Only Scan", "people"))).toEqual(["people"]);
  expect(tablesIn(node("Index Scan", "people", { ...byKey, "Rows Removed by Filter": 1_001 }))).toEqual(["people"]);
  expect(tablesIn({ ...node("Limit", ""), Plans: [node("Seq Scan", "people")] })).toEqual(["people"]);
  expect(tablesIn(node("Index Scan", "people", byKey))).toEqual([]);
  expect(tablesIn(node("Seq Scan", "pg_type"))).toEqual([]);
});

test("a batch may begin where an index does, and is no longer than a batch", () => {
  const batch = (rows: number) => ({ ...node("Limit", ""), Plans: [node("Index Scan", "people", read(rows))] });
  const read = (rows: number) => ({ "Actual Rows": rows, "Actual Loops": 1 });
  expect(tablesIn(batch(1_000))).toEqual([]);
  expect(tablesIn(batch(1_001))).toEqual(["people"]);
  expect(tablesIn(node("Index Scan", "people", read(10)))).toEqual(["people"]);
});

test("statements of one transaction count as one, and those that only read as no commit", () => {
  const plans = [
    planned("1/1", node("Index Scan", "people", byKey)),
    planned("1/2", { ...node("LockRows", ""), Plans: [node("Index Scan", "people", byKey)] }),
    planned("1/2", node("ModifyTable", "people", { Operation: "Delete", "Actual Rows": 7 })),
  ];
  expect(costOf(plans, ["people"])).toMatchObject({
    statements: 3,
    transactions: 2,
    commits: 1,
    buffers: 12,
    rowsDeleted: 7,
    scans: [],
  });
});

const step = (name: string, buffers: number, scans: object[] = []) => ({
  name,
  buffers,
  scans,
  view: name.startsWith("GET"),
  statements: 1,
  transactions: 1,
  commits: 0,
  wal: 0,
  rowsDeleted: 0,
});
const NAMES = ["GET /home", "Datenexport", "Häkchen", "Konto löschen", "Aufräumen"];
const walked = (change: (name: string) => ReturnType<typeof step>) => ({
  people: 100_000,
  bytes: 12_000,
  steps: NAMES.map(change),
});

const figures = (rows: { figure: string }[]) => rows.map(({ figure }) => figure.split(" (")[0]);

test("the run fails when a step costs more than twice with many people, or reads a whole table", () => {
  const few = walked((name) => step(name, 100));
  const twice = walked((name) => step(name, 200));
  expect(misses(compare(few, twice))).toEqual([]);
  const dear = walked((name) => step(name, name === "GET /home" ? 201 : 100));
  expect(figures(misses(compare(few, dear)))).toEqual(["Puffer GET /home"]);
  const scanning = walked((name) => step(name, 100, name === "Datenexport" ? [{ table: "sessions" }] : []));
  expect(figures(misses(compare(few, scanning)))).toEqual(["Ganz gelesene Tabellen Datenexport: sessions"]);
});

test("with how many people is for whoever asks", () => {
  expect(readOptions(["--only=scale"])).toMatchObject({ only: ["scale"], people: 100_000 });
  expect(readOptions(["--only=scale", "--people=1000000"])).toMatchObject({ people: 1_000_000 });
  expect(readOptions(["--people=many"]).ok).toBe(false);
});

test("what is read by its person counts either way round and in a join, and nothing else does", () => {
  const plans = [
    planned("1/1", node("Index Scan", "people", { "Index Cond": "(user_id = 'a'::uuid)" })),
    planned("1/2", node("Index Scan", "people", { "Index Cond": "('a'::uuid = user_id)" })),
    planned("1/3", node("Index Scan", "people", { "Index Cond": "(id = 'a')", Filter: "(user_id = other.user_id)" })),
    planned("1/4", node("Index Scan", "people", { "Index Cond": "(user_id > 'a'::uuid)" })),
    planned("1/5", node("Index Scan", "people", { "Index Cond": "(email = 'a')" })),
  ];
  expect(costOf(plans, ["people"]).besidePerson).toMatchObject([
    { conditions: "(user_id > 'a'::uuid)" },
    { conditions: "(email = 'a')" },
  ]);
});
