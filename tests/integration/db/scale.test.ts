import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walk } from "../../../bench/scale/walk.mjs";
import { scaleRows } from "../../fixtures/scale-page";

/** The way through an index to one person's rows, and their page. */
const BUFFERS_OF_A_STATEMENT = 8;

/** Enough that PostgreSQL reads by an index wherever there is one. */
const PEOPLE = 10_000;

let folder: string;
let steps: Awaited<ReturnType<typeof walk>>["steps"];

// Drives the app as `npm start` serves it through every page and change, on a PostgreSQL that logs each plan.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scale-"));
  ({ steps } = await walk({ env: process.env, folder, people: PEOPLE, isLean: true }));
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const stepOf = (name: string) => steps.find((step) => step.name === name);

test("no page, no change and nothing by the clock reads a whole table that grows with people", () => {
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter(({ name }) => name.startsWith("Uhr ")).length).toBe(8);
  for (const { name, statements } of steps) expect(statements, name).toBeGreaterThan(0);
  const found = steps.flatMap(({ name, scans }) =>
    scans.map(({ table, statement }) => `${name} reads all of ${table}: ${statement}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test("export and deletion read little more than their person's rows", () => {
  // Per statement: both ask each table of personal rows, of which there are more every year.
  for (const name of ["Datenexport", "Konto löschen"]) {
    const { buffers, statements } = stepOf(name) ?? { buffers: Infinity, statements: 1 };
    expect(buffers / statements, name).toBeLessThan(BUFFERS_OF_A_STATEMENT);
  }
});

test("pages write nothing", () => {
  const views = steps.filter(({ view }) => view);
  expect(views.length).toBeGreaterThan(5);
  for (const { name, commits, wal } of views) expect({ name, commits, wal }).toEqual({ name, commits: 0, wal: 0 });
});

test("a tick is three transactions, of which two write, and less than a kilobyte", () => {
  expect(stepOf("Häkchen")).toMatchObject({ transactions: 3, commits: 2 });
  expect(stepOf("Häkchen")?.wal).toBeLessThan(1_000);
});

test("each statement asks for one person's rows, but those that docs/scale.md lists", async () => {
  const listed = await scaleRows("Asked for by something else");
  expect(listed.length).toBeGreaterThan(10);
  const reads = steps.flatMap(({ name, besidePerson }) => besidePerson.map((read) => ({ name, ...read })));
  const isOf = ({ table, columns }: (typeof listed)[number], read: (typeof reads)[number]) =>
    read.table === table &&
    (columns.length === 0 ? read.conditions === "" : columns.some((column) => read.conditions.includes(column)));
  const unlisted = reads.filter((read) => !listed.some((row) => isOf(row, read)));
  expect(unlisted.map(({ name, table, conditions }) => `${name}: ${table} ${conditions}`)).toEqual([]);
  const unseen = listed.filter((row) => !reads.some((read) => isOf(row, read)));
  expect(unseen).toEqual([]);
});
