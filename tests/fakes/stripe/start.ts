import { settleDue } from "./billing/subscription/due";
import { settleAsync, settleDebit } from "./checkout/async-payment";
import { renewCard } from "./checkout/card";
import { completeSession } from "./checkout/completion";
import { createFaults, type Fault } from "./http/faults";
import { createIdempotency } from "./http/idempotency";
import { createRouter } from "./http/routes";
import { createHttp, listen } from "./http/server";
import type { RecordedRequest } from "./http/recorded";
import { successOf } from "./pages/checkout";
import { answerPage } from "./pages/pages";
import { closeDispute, openDispute } from "./resources/money/disputes";
import { failRefund } from "./resources/money/refunds";
import { routes } from "./resources/routes";
import { shelfOf } from "./resources/shelf";
import { deliver, type Delivered, type Delivery } from "./webhooks/delivery";
import { createClock } from "./world/clock";
import type { EventType, KeptEvent } from "./world/event";
import { createWorld, type AfterRetries } from "./world/world";

export const TEST_KEY = "sk_test_fake";
export const TEST_WEBHOOK_SECRET = "whsec_fake";

/** Where the fake's time begins unless told. */
const START = new Date("2026-12-01T09:00:00Z");

export interface StripeOptions {
  /** Any free one unless told. */
  port?: number;
  key?: string;
  startAt?: Date;
  /** Lets its time go on by itself. */
  runs?: boolean;
  /** In all ids, so that two fakes of one test share none. */
  seed?: string;
}

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

/** Stripe on a port of its own, for Stripe's own SDK (`host`, `port`, `protocol: "http"`). */
export async function startStripe({
  port = 0,
  key = TEST_KEY,
  startAt = START,
  runs = false,
  seed = "Fake",
}: StripeOptions = {}) {
  const world = createWorld({ clock: createClock({ start: startAt, runs }), seed });
  const faults = createFaults();
  const requests: RecordedRequest[] = [];
  const router = createRouter(routes);
  const server = createHttp({
    api: { world, shelf: shelfOf(world), key, idempotency: createIdempotency() },
    router,
    faults,
    requests,
    page: (request) => answerPage(world, request),
  });
  const listening = await listen(server, port);
  world.settings.origin = `http://127.0.0.1:${listening}`;

  const plan = (route: string, fault: Fault): void => {
    if (route !== "*" && !router.knows(route)) throw new Error(`The fake has no route ${route}.`);
    faults.plan(route, fault);
  };
  const sessionOf = (id: string) => {
    const session = world.sessions.get(id);
    if (!session) throw new Error(`The fake has no checkout session ${id}.`);
    return session;
  };
  const invoiceOf = (id: string) => {
    const invoice = world.invoices.get(id);
    if (!invoice) throw new Error(`The fake has no invoice ${id}.`);
    return invoice;
  };
  const methodsOf = (customer: string): string[] =>
    world.paymentMethods
      .oldestFirst()
      .filter((method) => method.customer === customer)
      .map(({ id }) => id);
  const disputeOf = (id: string) => {
    const dispute = world.disputes.get(id);
    if (!dispute) throw new Error(`The fake has no dispute ${id}.`);
    return dispute;
  };

  return {
    url: world.settings.origin,
    port: listening,
    key,
    /** Everything there, to be looked at. */
    world,

    now: () => world.clock.now(),
    /** Goes on to that time and lets happen what falls due: renewals, ends, further attempts, expiries. */
    advanceTo(at: Date): void {
      world.clock.set(at);
      settleDue(world);
    },

    pay: (id: string) => completeSession(world, sessionOf(id), "card"),
    payAsync: (id: string) => completeSession(world, sessionOf(id), "sepa_debit"),
    asyncSucceeded: (id: string) => settleAsync(world, sessionOf(id), "succeeded"),
    asyncFailed: (id: string) => settleAsync(world, sessionOf(id), "failed"),
    /** The same for a renewal, whose debit belongs to no session. */
    debitSucceeded: (invoice: string) => settleDebit(world, invoiceOf(invoice), "succeeded"),
    debitFailed: (invoice: string) => settleDebit(world, invoiceOf(invoice), "failed"),
    /** Where the person comes out who gives up, or who has paid; the session stays as it is. */
    cancel: (id: string) => sessionOf(id).cancel_url,
    successUrl: (id: string) => successOf(sessionOf(id)),

    /** From now on whatever this customer pays with is declined, until there is a new card. */
    declineCards: (customer: string) => methodsOf(customer).forEach((id) => world.declined.add(id)),
    /** From now on this customer's bank wants every payment confirmed, which can be done on the invoice's page alone. */
    askForConfirmation: (customer: string) => methodsOf(customer).forEach((id) => world.toConfirm.add(id)),
    renewCard: (customer: string) => renewCard(world, customer),
    afterRetries: (what: AfterRetries) => void (world.settings.afterRetries = what),

    failRefund: (id: string) => failRefund(world, id),
    openDispute: (charge: string, reason?: string) => openDispute(world, charge, reason),
    winDispute: (id: string) => closeDispute(world, disputeOf(id), "won"),
    loseDispute: (id: string) => closeDispute(world, disputeOf(id), "lost"),

    /** All that happened, oldest first. */
    events: (type?: EventType): KeptEvent[] =>
      world.events.oldestFirst().filter((event) => type === undefined || event.type === type),
    /** Sends an event, at once as often as told. In which order events arrive is the test's choice. */
    deliver: (
      event: KeptEvent,
      { times = 1, at = world.clock.now(), ...delivery }: Partial<Delivery> & { times?: number; url: string },
    ) =>
      Promise.all(
        Array.from({ length: times }, (): Promise<Delivered> =>
          deliver(event, { secret: TEST_WEBHOOK_SECRET, at, ...delivery }),
        ),
      ),
    onEvent: world.onEvent,

    /** Lets the next requests of a route fail; `*` is every route. */
    fault: plan,
    /** Lets the next answer of a route wait; to be called when it may go. */
    hold(route: string): () => void {
      let release = (): void => undefined;
      const until = new Promise<void>((resolve) => (release = resolve));
      plan(route, { kind: "hold", until });
      return () => release();
    },
    clearFaults: faults.clear,
    requests,
    /** What was asked of a route, as written in the routes. */
    calls(route: string): RecordedRequest[] {
      if (!router.knows(route)) throw new Error(`The fake has no route ${route}.`);
      return requests.filter((request) => request.route === route);
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
