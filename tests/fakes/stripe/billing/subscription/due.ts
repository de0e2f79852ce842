import { periodEndOf } from "../../objects/billing/subscription";
import type { World } from "../../world/world";
import { expireSession } from "../../checkout/expiry";
import { collect } from "../invoice/collection";
import { endSubscription } from "./ending";
import { forgetUpdate } from "../change/forget-update";
import { renew } from "./renewal";

interface Due {
  at: number;
  act: () => void;
}

/** Does what fell due up to now, each at its own time and in its order, as Stripe does by itself. */
export function settleDue(world: World): void {
  const until = world.clock.now();
  for (let due = nextDue(world, until); due; due = nextDue(world, until)) world.clock.at(due.at, due.act);
}

function nextDue(world: World, until: number): Due | null {
  const all = [...sessions(world), ...changes(world), ...subscriptions(world), ...retries(world)];
  const [first] = all.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
  return first ?? null;
}

const sessions = (world: World): Due[] =>
  world.sessions
    .oldestFirst()
    .filter(({ status }) => status === "open")
    .map((session) => ({ at: session.expires_at, act: () => expireSession(world, session) }));

const changes = (world: World): Due[] =>
  world.subscriptions.oldestFirst().flatMap((subscription) => {
    const { pending_update } = subscription;
    return pending_update ? [{ at: pending_update.expires_at, act: () => forgetUpdate(world, subscription) }] : [];
  });

const subscriptions = (world: World): Due[] =>
  world.subscriptions.oldestFirst().flatMap((subscription) => {
    const { status, cancel_at, cancel_at_period_end } = subscription;
    if (status === "canceled" || status === "incomplete") return [];
    const end = periodEndOf(subscription);
    const endsAt = cancel_at_period_end ? end : cancel_at;
    if (endsAt !== null && endsAt <= end) {
      return [{ at: endsAt, act: () => endSubscription(world, subscription, { reason: "cancellation_requested" }) }];
    }
    return [{ at: end, act: () => renew(world, subscription) }];
  });

const retries = (world: World): Due[] =>
  world.invoices
    .oldestFirst()
    .flatMap((invoice) =>
      invoice.status === "open" && invoice.next_payment_attempt !== null
        ? [{ at: invoice.next_payment_attempt, act: () => void collect(world, invoice) }]
        : [],
    );
