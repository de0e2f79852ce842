import { expireContacts } from "~/db/contacts/expire.server";
import { sweepExpired } from "~/db/sweep.server";
import type { PeriodicName } from "~/domain/payments/periodic";
import { env } from "~/environment/env.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { executeOpenStatements } from "~/payments/statements/execute-open.server";
import { renewAtNewPrices } from "~/payments/price-change/renew.server";
import { syncEverybody } from "~/payments/sync-everybody.server";
import {
  enqueueCompanionWeeks,
  enqueuePriceChanges,
  enqueueReminders,
  enqueueTrialEndings,
  enqueueWeeklyMails,
} from "./due.server";
import { mailOutdatedFacts } from "./facts.server";

type Run = (about: { due: Date; now: Date }) => Promise<unknown>;

const RUN: Record<PeriodicName, Run> = {
  sweep,
  statements: executeOpenStatements,
  reminders: enqueueReminders,
  weeks: enqueueWeeklyMails,
  companions: enqueueCompanionWeeks,
  trials: enqueueTrialEndings,
  prices: enqueuePriceChanges,
  renewals,
  stripe,
  contacts,
  facts: mailOutdatedFacts,
};

/** Idempotent, as a job may run twice. */
export async function runPeriodic({ name, due }: { name: PeriodicName; due: string }, now: Date): Promise<void> {
  await RUN[name]({ due: new Date(due), now });
}

/** The next hourly sweep retries a table that failed. */
async function sweep({ now }: { now: Date }): Promise<void> {
  for (const { table, deleted, error } of await sweepExpired({ now })) {
    if (error) log.warn("sweep-failed", { table, deleted, failure: failureText(error) });
    else if (deleted > 0) log.info("swept", { table, deleted });
  }
}

async function contacts({ now }: { now: Date }): Promise<void> {
  const expired = await expireContacts({ now });
  if (expired > 0) log.info("contacts-expired", { expired });
}

async function renewals({ now }: { now: Date }): Promise<void> {
  if (isSelling()) await renewAtNewPrices({ now });
}

const isSelling = () => checkoutMode(env()) === "stripe";

/**
 * Synchronises all customers of Stripe; those that failed or were skipped, as Stripe was away, follow tomorrow or on
 * their own request.
 */
async function stripe({ now }: { now: Date }): Promise<void> {
  if (!isSelling()) return;
  const { people, failed, isAway } = await syncEverybody({
    now,
    onFailure: (_, error) => log.warn("not-synchronised", { failure: failureText(error) }),
  });
  if (isAway) log.warn("synchronisation-stopped", { people, failed });
  else log.info("synchronised", { people, failed });
}
