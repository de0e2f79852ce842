import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { inOneTransaction, withParameters } from "./executor.server";

test("what begins and commits is taken apart, and anything else is not", () => {
  const maintenance = "\n  BEGIN;\n  SET LOCAL lock_timeout = '30s';\n  select 1\n  ;\n  COMMIT;\n";
  expect(inOneTransaction(maintenance)).toEqual(["SET LOCAL lock_timeout = '30s'", "select 1"]);
  expect(inOneTransaction("select 'BEGIN;'")).toBeNull();
});

test("a parameter goes to each place that names it, as text that PostgreSQL reads", () => {
  const values = ["a", undefined, ["x", 'y"'], { z: 1 }, new Date(0), 7];
  const query = new PgDialect().sqlToQuery(withParameters("$1 $3 $1 $2 $4 $5 $6", values));
  expect(query.sql).toBe("$1 $2 $3 $4 $5 $6 $7");
  expect(query.params).toEqual(["a", '{"x","y\\""}', "a", null, '{"z":1}', "1970-01-01T00:00:00.000Z", 7]);
});
