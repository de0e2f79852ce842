import { Readable } from "node:stream";
import type Stripe from "stripe";
import { outside } from "~/environment/outside.server";
import { ANSWER, said } from "./said";

/** A hundred invoices with all their lines, the most that is ever asked for at once, come to one. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** How the SDK reaches Stripe: as by itself, but that an answer which never ends, or is endless, is broken off. */
export function boundedHttp(own: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = own.makeRequest.bind(own);
  own.makeRequest = (...request) =>
    outside("payments", async () => {
      const response = await makeRequest(...request);
      const body = response.getRawResponse();
      const parsed: Promise<unknown> = response.toJSON();
      if (body instanceof Readable) breakOff(body, request[7]);
      const isDone = response.getStatusCode() < 300;
      const answer = isDone ? parsed.then((json) => said(ANSWER, json)) : parsed;
      response.toJSON = () => answer;
      // The call lasts as long as its body does; of one that fails the SDK hears when it asks for it.
      await answer.catch(() => undefined);
      return response;
    });
  return own;
}

/** The SDK's own time-out begins anew with each byte. */
function breakOff(body: Readable, milliseconds: number): void {
  const late = setTimeout(() => body.destroy(new Error("the answer does not end")), milliseconds);
  let bytes = 0;
  body.on("data", (part: Buffer | string) => {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) body.destroy(new Error("the answer is too long"));
  });
  body.once("close", () => clearTimeout(late));
}
