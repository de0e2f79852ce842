import type { Account } from "../account";
import type { Contract } from "./contract";

const DAY_MS = 86_400_000;
/** Days after which a declined renewal is tried again; after the last of them the contract ends. */
const RETRY_DAYS = [3, 8, 15];

/** What Stripe does by itself: renews, tries declined cards again, and ends what was cancelled or never paid. */
export function letTimePass({ shop }: Account, now: number): void {
  for (const contract of shop.contracts) {
    for (let at = nextMove(contract); at <= now; at = nextMove(contract)) move(contract, at);
  }
}

function nextMove({ isOver, periodEnd, unpaid }: Contract): number {
  if (isOver || periodEnd === null) return Infinity;
  return Math.min(periodEnd, unpaid ? unpaid.since + (RETRY_DAYS[unpaid.tries] ?? Infinity) * DAY_MS : Infinity);
}

function move(contract: Contract, at: number): void {
  if (contract.periodEnd === at) return contract.isCancelled ? end(contract) : renew(contract, at);
  if (!contract.unpaid) return;
  contract.unpaid.tries++;
  if (!contract.isDeclined) settle(contract, at);
  else if (contract.unpaid.tries === RETRY_DAYS.length) end(contract);
}

function renew(contract: Contract, at: number): void {
  let months = 1;
  while (monthsAfter(contract.since, months) <= at) months++;
  contract.periodEnd = monthsAfter(contract.since, months);
  if (contract.isDeclined) contract.unpaid = { since: at, tries: 0 };
  else settle(contract, at);
}

/** A new payment outweighs one that is disputed. */
function settle(contract: Contract, at: number): void {
  contract.unpaid = null;
  contract.payments.push({ at, dispute: null });
}

/** At Stripe, for good. */
export const end = (contract: Contract): void => {
  contract.isOver = true;
};

/** Each monthly contract has a card that is declined from now on. */
export function declineCards({ shop }: Account): void {
  for (const contract of shop.contracts) contract.isDeclined = true;
}

/** A new card for all that goes on, which pays what is open. */
export function renewCards({ shop }: Account, now: number): void {
  for (const contract of shop.contracts) {
    if (contract.isOver) continue;
    contract.isDeclined = false;
    if (contract.unpaid) settle(contract, now);
  }
}

/** The same day of a later month, or its last one. */
export function monthsAfter(since: number, months: number): number {
  const date = new Date(since);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date.getTime();
}
