import type Stripe from "stripe";
import type { Stored } from "../stored";

export type EventType = Stripe.Event["type"];

/** Type of the object that an event of this type contains. */
export type ObjectOf<Type extends EventType> = Stored<Extract<Stripe.Event, { type: Type }>["data"]["object"]> & {
  id: string;
};

/** An event as Stripe sends it; its object is a snapshot. */
export interface KeptEvent extends Stripe.EventBase {
  data: { object: object; previous_attributes?: object };
}

export interface EventCause {
  id: string | null;
  idempotency_key: string | null;
}

/** Previous values of the changed top-level fields, as in `previous_attributes`. */
export function previousAttributes<Row extends object>(before: Row, after: Row): object {
  const now = new Map(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(now.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}
