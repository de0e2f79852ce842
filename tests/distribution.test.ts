import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { PERSONAL_TABLES } from "../app/db/personal/personal-tables";
import * as schema from "../app/db/schema";
import { scaleRows } from "./fixtures/scale-page";

const PERSON = "user_id";
const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableConfig(each)] : []));

const line = (table: string, columns: readonly string[]) => `${table}: ${columns.join()}`;

/** Each key of a table that is unique: its columns. */
function keysOf({ columns, primaryKeys, uniqueConstraints, indexes }: (typeof tables)[number]): string[][] {
  const named = (some: readonly object[]) => some.flatMap((each) => ("name" in each ? [String(each.name)] : []));
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
    ...primaryKeys.map((key) => named(key.columns)),
    ...uniqueConstraints.map((key) => named(key.columns)),
    ...indexes.filter(({ config }) => config.unique).map(({ config }) => named(config.columns)),
  ];
}

test("a table of personal rows has its person, by which it can be distributed", async () => {
  const without = (await scaleRows("Tables without a person")).map(({ table }) => table);
  const found = tables.filter(({ columns }) => !columns.some(({ name }) => name === PERSON)).map(({ name }) => name);
  expect(found.sort()).toEqual(without.sort());
  const names = tables.map(({ name }) => name);
  for (const { table } of PERSONAL_TABLES) expect(names).toContain(getTableConfig(table).name);
});

test("a key that does not name the person is listed in docs/scale.md, and each that is listed is one", async () => {
  const without = (await scaleRows("Tables without a person")).map(({ table }) => table);
  const listed = (await scaleRows("Keys without the person")).map(({ table, columns }) => line(table, columns));
  const found = tables
    .filter(({ name }) => !without.includes(name))
    .flatMap((table) => keysOf(table).flatMap((key) => (key.includes(PERSON) ? [] : [line(table.name, key)])));
  expect(found.sort()).toEqual(listed.sort());
});

test("a row that refers to another refers to the same person's", async () => {
  const listed = (await scaleRows("References without the person")).map(({ table, columns }) => line(table, columns));
  const found = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.flatMap((key) => {
      const { columns } = key.reference();
      const own = columns.map((column) => column.name);
      return own.includes(PERSON) ? [] : [line(name, own)];
    }),
  );
  expect(found.sort()).toEqual(listed.sort());
});
