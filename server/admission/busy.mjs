/**
 * The answer of a process that has more to do than it can: `page` for documents, and for the app's own scripts what makes
 * them show the same page, before anything is asked of the database.
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
  // The framework's sign for an answer that a route has thrown.
  if (isData) response.setHeader("X-Remix-Catch", "yes");
  response.writeHead(503, { "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}
