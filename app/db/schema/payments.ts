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

/** Contracts, bought or granted. Access is computed from these rows alone. */
export const entitlements = pgTable(
  "entitlements",
  {
    // Stripe's id of the subscription or payment intent; else generated here.
    id: text("id")
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    userId: person(),
    kind: text("kind", { enum: OFFERS }).notNull(),
    source: text("source", { enum: ENTITLEMENT_SOURCES }).notNull(),
    state: text("state", { enum: ENTITLEMENT_STATES }).notNull().default("active"),
    /** Price of a month, or of the whole; null for unpaid contracts. */
    priceCents: integer("price_cents"),
    startsAt: timestamptz("starts_at").notNull().defaultNow(),
    /** The end of the paid period; null: no end. */
    periodEnd: timestamptz("period_end"),
    /** The end after a cancellation; null: it renews, or has no end. */
    cancelsAt: timestamptz("cancels_at"),
    /** End of the access without further news: the period's end, with some grace where it renews. */
    expiresAt: timestamptz("expires_at"),
    /** The operator's reason for a grant or its end. */
    reason: text("reason"),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("entitlements_user_id").on(table.userId),
    // Index for batches of members to tell of a higher price: only contracts that renew at a lower one are read.
    index("entitlements_renewing")
      .on(table.kind, table.priceCents, table.id)
      .where(
        sql`${table.source} = 'stripe' and ${table.state} in ('active', 'past_due') and ${table.periodEnd} is not null and ${table.cancelsAt} is null`,
      ),
  ],
);

/**
 * A person's customer at Stripe. `started` and `applied` count synchronisations, so that an older one never overwrites
 * a newer.
 */
export const stripeCustomers = pgTable("stripe_customers", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.userId, { onDelete: "cascade" }),
  customerId: text("customer_id").notNull().unique(),
  /** Former customer ids at Stripe: their payments are still queried. */
  earlierIds: jsonb("earlier_ids").$type<string[]>().notNull().default([]),
  started: integer("syncs_started").notNull().default(0),
  applied: integer("sync_applied").notNull().default(0),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/**
 * A higher price for a running contract, announced by mail, with or without consent. Until then the old price stays.
 */
export const priceChanges = pgTable(
  "price_changes",
  {
    entitlementId: text("entitlement_id").notNull(),
    userId: person(),
    fromCents: integer("from_cents").notNull(),
    toCents: integer("to_cents").notNull(),
    /** The first renewal at the new price. */
    effectiveFrom: timestamptz("effective_from").notNull(),
    /** When the mail went out; null: not yet, and no step follows. */
    toldAt: timestamptz("told_at"),
    agreedAt: timestamptz("agreed_at"),
    /** When the contract was ended at Stripe, for want of consent. */
    endedAt: timestamptz("ended_at"),
    /** When no step was left: the contract costs the new price, or is over. Null: checked every hour. */
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

/** A binding order: the offer and price that were shown and agreed to, and its checkout. */
export const orders = pgTable(
  "orders",
  {
    // Also the idempotency key at Stripe: two tabs with one order share one checkout.
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
    /** Claimed by the process that mails the receipt; if it was claimed but not sent, it is mailed again later. */
    receiptClaimedAt: timestamptz("receipt_claimed_at"),
    receiptSentAt: timestamptz("receipt_sent_at"),
  },
  (table) => [
    index("orders_user_id").on(table.userId),
    uniqueIndex("orders_one_open")
      .on(table.userId)
      .where(sql`${table.state} = 'open'`),
    // Index for the sweep.
    index("orders_unpaid")
      .on(table.expiresAt)
      .where(sql`${table.state} <> 'paid'`),
  ],
);

/** Payments as reported by Stripe. */
export const payments = pgTable(
  "payments",
  {
    // Stripe's charge id.
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

/** Events of Stripe, each once: id and effect are saved in one transaction. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    // Null: the event is about no person known here; kept without an effect.
    userId: uuid("user_id").references(() => profiles.userId, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull(),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
  },
  (table) => [index("stripe_events_user_id").on(table.userId), index("stripe_events_received").on(table.receivedAt)],
);

/** A cancellation or withdrawal as declared, also where no contract was found, and its effect. */
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
    /** Name of the contract, in the sender's words or as the app calls it. */
    contract: text("contract").notNull(),
    /** Reason of a cancellation for cause. */
    reason: text("reason"),
    /** The desired day, as written; null: as early as possible. */
    wishedFor: text("wished_for"),
    entitlementId: text("entitlement_id"),
    /**
     * `Effect` of domain/payments/statement-effects.ts, "refunded", "unanswered" or the operator's reason. Null: none
     * yet, the operator has to look.
     */
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
    // Open statements again, by id, for batches.
    index("statements_open_id")
      .on(table.id)
      .where(sql`${table.settledAt} is null`),
    // Index for the sweep.
    index("statements_settled_without_account")
      .on(table.settledAt)
      .where(sql`${table.userId} is null`),
  ],
);
