import { settleDue } from "./billing/subscription/due";
import { settleAsync, settleDebit } from "./checkout/async-payment";
import { renewCard } from "./checkout/card";
import { completeSession } from "./checkout/completion";
import { declineSession } from "./checkout/decline";
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

/** Default start of the fake's clock. */
const START = new Date("2026-12-01T09:00:00Z");

export interface StripeOptions {
  /** A free port by default. */
  port?: number;
  key?: string;
  startAt?: Date;
  /** Lets the clock run by itself. */
  runs?: boolean;
  /** Part of all ids, so that two fakes of one test share none. */
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
    /** All objects in the fake, for inspection. */
    world,

    now: () => world.clock.now(),
    /** Advances the clock and performs what falls due: renewals, ends, further attempts, expiries. */
    advanceTo(at: Date): void {
      world.clock.set(at);
      settleDue(world);
    },

    pay: (id: string) => completeSession(world, sessionOf(id), "card"),
    /** A card that is declined on the page; the order stays open. */
    decline: (id: string) => declineSession(world, sessionOf(id)),
    payAsync: (id: string) => completeSession(world, sessionOf(id), "sepa_debit"),
    asyncSucceeded: (id: string) => settleAsync(world, sessionOf(id), "succeeded"),
    asyncFailed: (id: string) => settleAsync(world, sessionOf(id), "failed"),
    /** Confirms a renewal's debit, which belongs to no session. */
    debitSucceeded: (invoice: string) => settleDebit(world, invoiceOf(invoice), "succeeded"),
    debitFailed: (invoice: string) => settleDebit(world, invoiceOf(invoice), "failed"),
    /** Return addresses after giving up and after paying; the session does not change. */
    cancel: (id: string) => sessionOf(id).cancel_url,
    successUrl: (id: string) => successOf(sessionOf(id)),

    /** Declines all further payments of this customer, until there is a new card. */
    declineCards: (customer: string) => methodsOf(customer).forEach((id) => world.declined.add(id)),
    /**
     * Requires confirmation for all further payments of this customer, which is possible on the invoice's page alone.
     */
    askForConfirmation: (customer: string) => methodsOf(customer).forEach((id) => world.toConfirm.add(id)),
    renewCard: (customer: string) => renewCard(world, customer),
    afterRetries: (what: AfterRetries) => void (world.settings.afterRetries = what),

    failRefund: (id: string) => failRefund(world, id),
    openDispute: (charge: string, reason?: string) => openDispute(world, charge, reason),
    winDispute: (id: string) => closeDispute(world, disputeOf(id), "won"),
    loseDispute: (id: string) => closeDispute(world, disputeOf(id), "lost"),

    /** All events, oldest first. */
    events: (type?: EventType): KeptEvent[] =>
      world.events.oldestFirst().filter((event) => type === undefined || event.type === type),
    /** Delivers an event, `times` times at once. The order of events is the test's choice. */
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
    /** Holds back the next answer of a route until the returned function is called. */
    hold(route: string): () => void {
      let release = (): void => undefined;
      const until = new Promise<void>((resolve) => (release = resolve));
      plan(route, { kind: "hold", until });
      return () => release();
    },
    clearFaults: faults.clear,
    requests,
    /** Recorded calls of a route, named as in the route table. */
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
