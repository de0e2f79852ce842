import { pauseFor, refusals, type Message } from "~/domain/messages/messages";
import { requestContext } from "~/environment/request-context.server";

const RETRY_AFTER_SECONDS = "5";

/** Sets Retry-After on a 503 and a 429: Remix drops the headers of a loader or action that threw, so each response adds it. */
export function setRetryAfter(status: number, headers: Headers): void {
  if (headers.has("Retry-After")) return;
  const { pause } = requestContext();
  if (status === 503) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  if (status === 429 && pause !== undefined) headers.set("Retry-After", String(Math.ceil(pause)));
}

/** 429 for a client over its limit, with the time until the next try. */
export function pauseRefusal(seconds: number): Response {
  requestContext().pause = seconds;
  return refusalOf(429, pauseFor(seconds));
}

/**
 * A refusal of this status. Screens render their error page around it; a route without a screen sends the page in its
 * body.
 */
export const refusal = (status: number): Response =>
  refusalOf(status, refusals[status] ?? { title: String(status), description: "" });

function refusalOf(status: number, { title, description }: Required<Message>): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const page = `<!DOCTYPE html><html lang="de">${head}<h1>${title}</h1><p>${description}</p><p><a href="/">Zur Startseite</a></p></html>`;
  const answer = new Response(page, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
  setRetryAfter(status, answer.headers);
  return answer;
}
