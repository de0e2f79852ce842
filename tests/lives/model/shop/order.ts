import type { Account } from "../account";
import type { Scene } from "../scene";
import type { Contract, Plan } from "./contract";
import { learn } from "./learn";
import { atStripe, heldAs, orderable } from "./purchases";
import { monthsAfter } from "./time";

/**
 * Where an order leads: on to Stripe's page, or to a plan that is larger now; declined: by the bank. paid: what was
 * ordered before had been paid meanwhile, which the app learns now.
 */
type Led = "page" | "upgraded" | "declined" | "paid" | "current" | "no";

const OPEN_MS = 3_600_000;
/** A page that closes within it is not led to again. */
const LAST_MS = 60_000;

/** `at` as Stripe counts it. */
export function order(scene: Scene, account: Account, { plan, at }: { plan: Plan; at: number }): Led {
  const kind = orderable(account, plan, scene.now);
  if (kind === "current" || kind === "no") return kind;
  const running = kind === "upgrade" ? heldAs(account, "pro", scene.now) : undefined;
  if (running) return upgrade(scene, account, { running, at });
  if (reusable(account, plan, scene.now)) return "page";
  return isPaidMeanwhile(scene, account) ? "paid" : "page";
}

function upgrade(scene: Scene, account: Account, { running, at }: { running: Contract; at: number }): Led {
  const { shop } = account;
  if (isPaidMeanwhile(scene, account)) return "paid";
  const contract = atStripe(shop, running);
  if (contract.isOver) {
    learn(scene, account);
    return "page";
  }
  if (contract.isDeclined) return "declined";
  Object.assign(contract, { kind: "pro_ai", isCancelled: false, order: shop.orders++ });
  contract.payments.push({ at, dispute: null });
  learn(scene, account);
  return "upgraded";
}

/** The page where an order of this plan still can be paid, or was paid already. */
export function reusable({ shop: { open } }: Account, plan: Plan, now: number): string | null {
  return open?.plan === plan && open.until - now > LAST_MS ? open.session : null;
}

/** The page of an earlier order closes, so that nobody pays twice. Whether it was paid, and what was paid counts. */
function isPaidMeanwhile(scene: Scene, account: Account): boolean {
  const { shop } = account;
  const paid = shop.open?.paid ?? null;
  if (paid !== null) learn(scene, account);
  shop.open = null;
  return paid !== null && shop.paid.has(paid);
}

export function openPage({ shop }: Account, { plan, session, now }: { plan: Plan; session: string; now: number }) {
  shop.open = { plan, session, until: now + OPEN_MS, paid: null };
}

/** Pays on the page; the app does not know of it yet. */
export function pay({ shop }: Account, { plan, at }: { plan: Plan; at: number }): void {
  const order = shop.orders++;
  const periodEnd = plan.startsWith("lifetime_") ? null : monthsAfter(at, 1);
  const contract = { number: shop.contracts.length, order, kind: plan, since: at, periodEnd, isCancelled: false };
  const payments = [{ at, dispute: null }];
  shop.contracts.push({ ...contract, isDeclined: false, unpaid: null, payments, isOver: false });
  if (shop.open) shop.open.paid = order;
}
