import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Sessions of visitors and members. The cookie holds a random token, the row only its hash. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id").references(() => profiles.userId, { onDelete: "cascade" }),
    data: jsonb("data").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expires").on(table.expiresAt),
    // Finds persons mentioned at any depth of a visitor's data. No pending list: every search would scan it.
    index("sessions_data").using("gin", table.data).with({ fastupdate: false }),
  ],
);

/** Login codes. The database checks them: attempts are counted before comparing, a row is consumed once. */
export const loginCodes = pgTable(
  "login_codes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    sessionHash: text("session_hash").notNull(),
    // A code is valid for one purpose only: logging in, or confirming a new address.
    purpose: text("purpose", { enum: ["login", "change-email"] })
      .notNull()
      .default("login"),
    email: text("email").notNull(),
    codeHash: text("code_hash").notNull(),
    strategyCode: text("strategy_code").notNull(),
    attempts: smallint("attempts").notNull().default(0),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (table) => [
    index("login_codes_session").on(table.sessionHash, table.createdAt),
    index("login_codes_email").on(table.email),
    index("login_codes_expires").on(table.expiresAt),
  ],
);

/** Counters with a window that begins at first use; keys are keyed hashes, never addresses. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: timestamptz("resets_at").notNull(),
  },
  (table) => [index("rate_limits_resets").on(table.resetsAt)],
);

/** Devices that have logged in before, one row for each person on them: they keep a guessing budget of their own. */
export const knownDevices = pgTable(
  "known_devices",
  {
    deviceHash: text("device_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    lastUsedAt: timestamptz("last_used_at").notNull().defaultNow(),
  },
  // The person comes first, so that the key also serves searches and cascades by person.
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index("known_devices_last_used").on(table.lastUsedAt),
  ],
);
