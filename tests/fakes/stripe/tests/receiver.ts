import { createServer } from "node:http";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { listen } from "../http/server";
import { TEST_WEBHOOK_SECRET } from "../start";

/** A webhook like an app's: it accepts and records events with a fresh signature. */
export async function startReceiver(now: () => number) {
  const taken: Stripe.Event[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = request.headers["stripe-signature"] ?? "";
      try {
        const body = Buffer.concat(chunks);
        taken.push(
          Stripe.webhooks.constructEvent(body, header, TEST_WEBHOOK_SECRET, undefined, undefined, now() * 1000),
        );
        response.end("taken");
      } catch (error) {
        response.writeHead(400).end(error instanceof Error ? error.name : "");
      }
    });
  });
  const port = await listen(server, 0);
  onTestFinished(async () => void (await new Promise((closed) => server.close(closed))));
  return { url: `http://127.0.0.1:${port}/`, taken };
}
