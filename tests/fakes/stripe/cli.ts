import { parseArgs } from "node:util";
import { startStripe, TEST_KEY, TEST_WEBHOOK_SECRET, type FakeStripe } from "./start";
import { deliver } from "./webhooks/delivery";

/**
 * Stripe for people who try the app: `--port=4242 --webhook=http://localhost:3000/api/stripe-webhook`. Its time is the
 * real one, and every event is sent as soon as it happens. Prints the variables the app needs.
 */
export async function main(args: string[]): Promise<FakeStripe> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "4242" },
      webhook: { type: "string" },
      secret: { type: "string", default: TEST_WEBHOOK_SECRET },
    },
  });
  const stripe = await startStripe({ port: Number(values.port), startAt: new Date(), runs: true });
  if (values.webhook) sendOn(stripe, { url: values.webhook, secret: values.secret });
  print(`STRIPE_API_BASE=${stripe.url}`);
  print(`STRIPE_SECRET_KEY=${TEST_KEY}`);
  print(`STRIPE_WEBHOOK_SECRET=${values.secret}`);
  return stripe;
}

/** Delivers all events from now on, one after the other, as they happen. */
export function sendOn(stripe: FakeStripe, { url, secret }: { url: string; secret: string }): void {
  let before: Promise<void> = Promise.resolve();
  stripe.onEvent((event) => {
    const send = () => deliver(event, { url, secret, at: stripe.now() });
    before = before.then(send).then(
      ({ status }) => print(`${event.type} ${event.id}: ${status}`),
      (error: unknown) => print(`${event.type} ${event.id}: ${String(error)}`),
    );
  });
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
