import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { walk } from "../../bench/scale/walk.mjs";

/** Enough that PostgreSQL reads by an index wherever there is one. */
const PEOPLE = 10_000;

test("no page and no change reads a whole table that grows with people", async () => {
  const folder = await mkdtemp(join(tmpdir(), "whole-tables-"));
  try {
    const { steps } = await walk({ env: process.env, folder, people: PEOPLE, isLean: true });
    expect(steps.length).toBeGreaterThan(20);
    for (const { name, statements } of steps) expect(statements, name).toBeGreaterThan(0);
    const found = steps.flatMap(({ name, scans }) =>
      scans.map(({ table, statement }) => `${name} reads all of ${table}: ${statement}`),
    );
    expect([...new Set(found)]).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
