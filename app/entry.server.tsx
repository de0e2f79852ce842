import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { startBackgroundWork } from "~/boot.server";
import { env } from "~/env.server";
import { contentSecurityPolicy } from "~/http/document-headers.server";
import { NonceContext } from "~/ui/frame/nonce";

await startBackgroundWork();

// Rendered in one go: nothing is deferred, and that costs half the CPU and memory of streaming.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const nonce = randomBytes(16).toString("base64url");
  const markup = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce, liveReload: env.NODE_ENV === "development" }));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

/** Data is private too, and never cached. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  return response;
}

export { handleError } from "~/http/log-errors.server";
