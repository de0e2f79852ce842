import Stripe from "stripe";
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
} from "../stored";
import type { CheckoutOrder } from "../objects/checkout/order";
import type { PendingLine } from "../objects/billing/pending-line";
import type { Clock } from "./clock";
import { previousAttributes, type EventCause, type EventType, type KeptEvent, type ObjectOf } from "./event";
import { createTable, type Table } from "./table";

/** Stripe's action after the last failed attempt to collect an invoice; set in its dashboard. */
export type AfterRetries = "cancel" | "unpaid" | "past_due";

export interface Settings {
  afterRetries: AfterRetries;
  /** Origin of this fake's pages, for the addresses in its answers. */
  origin: string;
}

/** Everything one account at Stripe holds, and the time there. */
export type World = ReturnType<typeof createWorld>;

export function createWorld({ clock, seed }: { clock: Clock; seed: string }) {
  const counts = new Map<string, number>();
  const listeners = new Set<(event: KeptEvent) => void>();
  const tables = {
    customers: createTable<Customer>(),
    products: createTable<Product>(),
    prices: createTable<Price>(),
    sessions: createTable<CheckoutSession>(),
    subscriptions: createTable<Subscription>(),
    invoices: createTable<Invoice>(),
    invoicePayments: createTable<InvoicePayment>(),
    paymentMethods: createTable<PaymentMethod>(),
    paymentIntents: createTable<PaymentIntent>(),
    charges: createTable<Charge>(),
    refunds: createTable<Refund>(),
    disputes: createTable<Dispute>(),
    portalSessions: createTable<PortalSession>(),
  };
  const events = createTable<KeptEvent>();
  const cause: EventCause = { id: null, idempotency_key: null };
  const settings: Settings = { afterRetries: "cancel", origin: "" };
  const pendingLines: PendingLine[] = [];

  /** Deterministic ids: a count for each prefix. `seed` distinguishes two fakes of one test. */
  function newId(prefix: string): string {
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    return `${prefix}_${seed}${String(count).padStart(6, "0")}`;
  }

  function emit<Type extends EventType>(type: Type, object: ObjectOf<Type>, previous?: object): void {
    const event: KeptEvent = {
      id: newId("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      created: clock.now(),
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { ...cause },
      type,
    };
    events.add(event);
    for (const listener of listeners) listener(event);
  }

  /** Changes an object and emits an event, unless nothing differs. */
  function change<Type extends EventType>(
    table: Table<ObjectOf<Type>>,
    { id, type, changes }: { id: string; type: Type; changes: Partial<ObjectOf<Type>> },
  ): ObjectOf<Type> {
    const { before, after } = table.change(id, changes);
    const previous = previousAttributes(before, after);
    if (Object.keys(previous).length > 0) emit(type, after, previous);
    return after;
  }

  return {
    ...tables,
    events,
    clock,
    newId,
    emit,
    change,
    /** Sets the request that further changes are attributed to; without one they come from Stripe itself. */
    setCause: (id: string | null, key: string | null) => Object.assign(cause, { id, idempotency_key: key }),
    onEvent: (listener: (event: KeptEvent) => void) => listeners.add(listener),
    /** Finds an object of any kind by its id. */
    find(id: string): object | null {
      for (const table of Object.values(tables)) {
        const found = table.get(id);
        if (found) return found;
      }
      return null;
    },
    /** Deleted customers, whose ids keep answering as such. */
    deletedCustomers: new Set<string>(),
    /** Orders by checkout session: line items and the data of the future subscription or payment. */
    orders: new Map<string, CheckoutOrder>(),
    /** Amounts that wait for the customer's next invoice. */
    pendingLines,
    /** Pending changes by invoice: applied to the subscription once it is paid. */
    waitingUpdates: new Map<string, () => void>(),
    /** Payment methods that are declined. */
    declined: new Set<string>(),
    /** Payment methods whose bank wants every payment confirmed. */
    toConfirm: new Set<string>(),
    settings,
  };
}
