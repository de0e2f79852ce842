import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { PERSONAL_TABLES } from "./personal-tables";
import * as schema from "../schema";

const tables = Object.values(schema).flatMap((entry: unknown) => (is(entry, PgTable) ? [entry] : []));

test("every table with a user id or an address has its exporter and eraser", () => {
  const personal = tables.filter((table) =>
    Object.values(getTableColumns(table)).some(({ name }) => ["user_id", "email"].includes(name)),
  );
  expect(personal.length).toBeGreaterThan(10);
  expect(PERSONAL_TABLES.map(({ table }) => getTableName(table)).sort()).toEqual(personal.map(getTableName).sort());
});

test("every column has a German name, but hashes, tokens of ours and who somebody else is", () => {
  for (const { table, labels } of PERSONAL_TABLES) {
    expect(Object.keys(labels).sort(), getTableName(table)).toEqual(Object.keys(getTableColumns(table)).sort());
  }
  const secrets = PERSONAL_TABLES.flatMap(({ table, labels }) =>
    Object.keys(labels).flatMap((column) => (labels[column] === null ? [`${getTableName(table)}.${column}`] : [])),
  );
  expect(secrets).toEqual([
    "companions.userId",
    "companions.linkKey",
    "companions.email",
    "rhythms.calendarKey",
    "push_tokens.sessionHash",
    "known_devices.deviceHash",
    "sessions.tokenHash",
    "sessions.data",
    "login_codes.sessionHash",
    "login_codes.codeHash",
    "login_codes.strategyCode",
  ]);
});

test("the profile is erased last", () => {
  expect(PERSONAL_TABLES[0]?.table).toBe(schema.profiles);
});

test("a person's standing has the stated columns; the address is unique, the last activity a day", () => {
  const columns = Object.values(getTableColumns(schema.userProgress));
  expect(columns.map(({ name }) => name).sort()).toEqual(
    ["user_id", "name", "email", "level", "total_xp", "quiz_completed", "personality_type", "selected_career_path"]
      .concat(["subscription_plan", "subscription_expiry", "trial_start_date", "push_token", "last_active_date"])
      .concat(["updated_at", "created_at"])
      .sort(),
  );
  expect(columns.filter(({ isUnique }) => isUnique).map(({ name }) => name)).toEqual(["email"]);
  expect(schema.userProgress.lastActiveDate.getSQLType()).toBe("date");
});
