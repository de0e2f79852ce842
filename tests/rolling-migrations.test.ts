import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { findBreaking } from "./rolling-migrations";

/**
 * Breaking statements of the newest migration that the version before tolerates all the same, each with its reason. To
 * remove something, one version stops using it and the next one drops it, with that reason here.
 */
const LISTED: Record<string, string> = {};

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

test("the newest migration leaves the version before able to serve", () => {
  const { entries } = journal.parse(JSON.parse(readFileSync("drizzle/meta/_journal.json", "utf8")));
  const sql = readFileSync(`drizzle/${entries.at(-1)?.tag}.sql`, "utf8");
  expect(findBreaking(sql).filter((line) => !(line in LISTED))).toEqual([]);
  // An entry must go once its statement is no longer in the newest migration.
  expect(Object.keys(LISTED).filter((line) => !findBreaking(sql).includes(line))).toEqual([]);
});

test.each([
  ['DROP TABLE "notes";', "drops a table"],
  ['ALTER TABLE "notes" DROP COLUMN "text";', "drops a column"],
  ['ALTER TABLE "notes"\n\tDROP CONSTRAINT "notes_pk";', "drops a constraint that an upsert may name"],
  ['DROP INDEX "notes_at";', "drops an index that an upsert may name"],
  ['ALTER TABLE "notes" RENAME COLUMN "text" TO "body";', "renames"],
  ['ALTER TABLE "notes" RENAME TO "texts";', "renames"],
  ['ALTER TABLE "notes" ALTER COLUMN "at" SET DATA TYPE date;', "changes a type"],
  ['ALTER TABLE "notes" ALTER COLUMN "at" DROP DEFAULT;', "drops a default"],
  ['ALTER TABLE "notes" ALTER COLUMN "at" SET NOT NULL;', "refuses null"],
  ['ALTER TABLE "notes" ADD COLUMN "kind" text NOT NULL;', "adds a column that older rows of an insert lack"],
  ['DELETE FROM "notes";', "deletes rows"],
])("%s breaks it", (statement, what) => {
  const sql = `CREATE TABLE "other" ("id" text NOT NULL);\n--> statement-breakpoint\n${statement}--> statement-breakpoint\n`;
  const line = statement.replace(/\s+/g, " ").replace(";", "");
  expect(findBreaking(sql)).toEqual([`${what}: ${line}`]);
});

test("what only adds does not", () => {
  const sql = [
    'CREATE TABLE "notes" ("id" uuid PRIMARY KEY, "text" text NOT NULL);',
    'ALTER TABLE "notes" ADD COLUMN "kind" text DEFAULT \'own\' NOT NULL;',
    'ALTER TABLE "notes" ADD COLUMN "read_at" timestamp with time zone;',
    'ALTER TABLE "notes" ADD CONSTRAINT "person" FOREIGN KEY ("id") REFERENCES "people"("id") ON DELETE cascade;',
    'CREATE INDEX "notes_at" ON "notes" ("read_at");',
    "-- DROP TABLE is only spoken of",
  ].join("--> statement-breakpoint\n");
  expect(findBreaking(sql)).toEqual([]);
});
