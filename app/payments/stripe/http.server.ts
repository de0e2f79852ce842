import { Readable } from "node:stream";
import type Stripe from "stripe";
import { outside } from "~/environment/outside.server";
import { ANSWER, parsedAnswer } from "./said";

/** Upper bound: a hundred invoices with all their lines, the most that is ever requested at once, take one MiB. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Wraps the SDK's own HTTP client so that a response that is too long or never ends is aborted. */
export function boundedHttp(own: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = own.makeRequest.bind(own);
  own.makeRequest = (...request) =>
    outside("payments", async () => {
      const response = await makeRequest(...request);
      const body = response.getRawResponse();
      const parsed: Promise<unknown> = response.toJSON();
      if (body instanceof Readable) breakOff(body, request[7]);
      const isDone = response.getStatusCode() < 300;
      const answer = isDone ? parsed.then((json) => parsedAnswer(ANSWER, json)) : parsed;
      response.toJSON = () => answer;
      // The call includes its body; the SDK sees a failed body when it reads the JSON.
      await answer.catch(() => undefined);
      return response;
    });
  return own;
}

/** Aborts the body at the deadline, as the SDK's own time-out starts anew with each byte. */
function breakOff(body: Readable, milliseconds: number): void {
  const late = setTimeout(() => body.destroy(new Error("the answer does not end")), milliseconds);
  let bytes = 0;
  body.on("data", (part: Buffer | string) => {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) body.destroy(new Error("the answer is too long"));
  });
  body.once("close", () => clearTimeout(late));
}
