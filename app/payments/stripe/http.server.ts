import { Readable } from "node:stream";
import type Stripe from "stripe";
import { outside } from "~/outside.server";
import { ANSWER, said } from "./said";

/** A hundred invoices with all their lines, the most that is ever asked for at once, come to one. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** How the SDK reaches Stripe: as by itself, but that an answer which never ends, or is endless, is broken off. */
export function boundedHttp(own: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = own.makeRequest.bind(own);
  own.makeRequest = async (...request) => {
    const milliseconds = request[7];
    const response = await outside("payments", () => makeRequest(...request));
    const body = response.getRawResponse();
    const toJSON = response.toJSON.bind(response);
    response.toJSON = () => {
      const parsed: Promise<unknown> = toJSON();
      if (body instanceof Readable) breakOff(body, milliseconds);
      const isDone = response.getStatusCode() < 300;
      return isDone ? parsed.then((answer) => said(ANSWER, answer)) : parsed;
    };
    return response;
  };
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
