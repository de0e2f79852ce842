/**
 * Answers 503 when overloaded: with `page`, or for the app's own scripts so that they show it, before any query.
 * @param {{ html: string, policy: string }} page
 */
export function answerBusy(request, response, { html, policy }) {
  const isData = /[?&]_data=/.test(request.url);
  const isDocument = !isData && /\btext\/html\b/.test(request.headers.accept ?? "");
  const body = isDocument ? html : JSON.stringify({ error: "busy" });
  response.setHeader("Retry-After", "5");
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("Content-Type", isDocument ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
  if (isDocument) response.setHeader("Content-Security-Policy", policy);
  // Remix's mark for a response that a route has thrown.
  if (isData) response.setHeader("X-Remix-Catch", "yes");
  response.writeHead(503, { "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}
