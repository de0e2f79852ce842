import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ENTITLEMENT_SOURCES, ENTITLEMENT_STATES, OFFERS } from "~/domain/payments/entitlements";
import { STATEMENT_KINDS } from "~/domain/payments/statements";
import { timestamptz } from "./columns";
import { profiles } from "./people";

const person = () =>
  uuid("user_id")
    .notNull()
    .references(() => profiles.userId, { onDelete: "cascade" });

/** What somebody has bought or was given, a row for each contract. Access is computed from these alone. */
export const entitlements = pgTable(
  "entitlements",
  {
    // Stripe's subscription or payment intent; else made here.
    id: text("id")
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    userId: person(),
    kind: text("kind", { enum: OFFERS }).notNull(),
    source: text("source", { enum: ENTITLEMENT_SOURCES }).notNull(),
    state: text("state", { enum: ENTITLEMENT_STATES }).notNull().default("active"),
    /** What a month, or the whole, costs; null where nothing is paid. */
    priceCents: integer("price_cents"),
    startsAt: timestamptz("starts_at").notNull().defaultNow(),
    /** The last moment that is paid for; null: no end. */
    periodEnd: timestamptz("period_end"),
    /** When it has been cancelled for; null: it renews, or has no end. */
    cancelsAt: timestamptz("cancels_at"),
    /** From when on it gives no access without news: the period's end with some grace where it renews. */
    expiresAt: timestamptz("expires_at"),
    /** Why the operator gave or took it. */
    reason: text("reason"),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("entitlements_user_id").on(table.userId),
    // Whom to tell of a higher price, in batches: only what renews at a lower one is read.
    index("entitlements_renewing")
      .on(table.kind, table.priceCents, table.id)
      .where(
        sql`${table.source} = 'stripe' and ${table.state} in ('active', 'past_due') and ${table.periodEnd} is not null and ${table.cancelsAt} is null`,
      ),
  ],
);

/** A person at Stripe. `started` and `applied` count synchronisations, so that an older one never overwrites a newer. */
export const stripeCustomers = pgTable("stripe_customers", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.userId, { onDelete: "cascade" }),
  customerId: text("customer_id").notNull().unique(),
  /** Whom Stripe knew before: what was paid by them is still asked for. */
  earlierIds: jsonb("earlier_ids").$type<string[]>().notNull().default([]),
  started: integer("syncs_started").notNull().default(0),
  applied: integer("sync_applied").notNull().default(0),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/** A higher price for a running contract: told by mail, agreed to or not. Until then it costs what it cost. */
export const priceChanges = pgTable(
  "price_changes",
  {
    entitlementId: text("entitlement_id").notNull(),
    userId: person(),
    fromCents: integer("from_cents").notNull(),
    toCents: integer("to_cents").notNull(),
    /** The first renewal at the new price. */
    effectiveFrom: timestamptz("effective_from").notNull(),
    /** When the mail went out; null: it has not yet, and nothing follows. */
    toldAt: timestamptz("told_at"),
    agreedAt: timestamptz("agreed_at"),
    /** When the contract was ended at Stripe, for want of consent. */
    endedAt: timestamptz("ended_at"),
    /** When nothing was left to do: the contract costs it, or is over. Null: it is looked at each hour. */
    doneAt: timestamptz("done_at"),
  },
  (table) => [
    primaryKey({ columns: [table.entitlementId, table.toCents] }),
    index("price_changes_user_id").on(table.userId),
    index("price_changes_open")
      .on(table.entitlementId, table.toCents)
      .where(sql`${table.toldAt} is not null and ${table.doneAt} is null`),
  ],
);

/** A binding order: what was shown and agreed to, and the checkout that was opened for it. */
export const orders = pgTable(
  "orders",
  {
    // Also the idempotency key at Stripe: two tabs of one order are one checkout.
    id: uuid("id").primaryKey().defaultRandom(),
    userId: person(),
    offer: text("offer", { enum: OFFERS }).notNull(),
    priceCents: integer("price_cents").notNull(),
    /** The express wish that the service begins before the withdrawal period is over. */
    startsAtOnce: boolean("starts_at_once").notNull(),
    state: text("state", { enum: ["open", "paid", "expired"] })
      .notNull()
      .default("open"),
    sessionId: text("session_id").unique(),
    url: text("url"),
    entitlementId: text("entitlement_id"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    paidAt: timestamptz("paid_at"),
    /** Claimed by whoever mails the receipt; claimed without being sent, it is mailed again later. */
    receiptClaimedAt: timestamptz("receipt_claimed_at"),
    receiptSentAt: timestamptz("receipt_sent_at"),
  },
  (table) => [
    index("orders_user_id").on(table.userId),
    uniqueIndex("orders_one_open")
      .on(table.userId)
      .where(sql`${table.state} = 'open'`),
    // For the sweep.
    index("orders_unpaid")
      .on(table.expiresAt)
      .where(sql`${table.state} <> 'paid'`),
  ],
);

/** What was charged, as Stripe tells it. */
export const payments = pgTable(
  "payments",
  {
    // Stripe's charge.
    id: text("id").primaryKey(),
    userId: person(),
    entitlementId: text("entitlement_id"),
    amountCents: integer("amount_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull().default(0),
    disputed: boolean("disputed").notNull().default(false),
    invoiceUrl: text("invoice_url"),
    paidAt: timestamptz("paid_at").notNull(),
  },
  (table) => [index("payments_user_id").on(table.userId)],
);

/** Each event of Stripe once: its id and its effect are saved in one transaction. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    // Null: about nobody known here; kept without an effect.
    userId: uuid("user_id").references(() => profiles.userId, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull(),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
  },
  (table) => [index("stripe_events_user_id").on(table.userId), index("stripe_events_received").on(table.receivedAt)],
);

/** A cancellation or withdrawal as declared, also where no contract was found, and what came of it. */
export const statements = pgTable(
  "statements",
  {
    // Sent with the form, so that a second click is the same statement.
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: STATEMENT_KINDS }).notNull(),
    // Null: no account has this address.
    userId: uuid("user_id").references(() => profiles.userId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** Which contract, in the person's words or by our name. */
    contract: text("contract").notNull(),
    /** Of an extraordinary cancellation. */
    reason: text("reason"),
    /** The day it is wished for, as written; null: as early as possible. */
    wishedFor: text("wished_for"),
    entitlementId: text("entitlement_id"),
    /** What was done: see `domain/payments/statements.ts`. Null: nothing yet, the operator has to look. */
    effect: text("effect"),
    endsAt: timestamptz("ends_at"),
    refundCents: integer("refund_cents"),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
    settledAt: timestamptz("settled_at"),
  },
  (table) => [
    index("statements_user_id").on(table.userId),
    index("statements_email").on(table.email),
    index("statements_open")
      .on(table.receivedAt)
      .where(sql`${table.settledAt} is null`),
    // The same in batches.
    index("statements_open_id")
      .on(table.id)
      .where(sql`${table.settledAt} is null`),
    // For the sweep.
    index("statements_settled_without_account")
      .on(table.settledAt)
      .where(sql`${table.userId} is null`),
  ],
);
