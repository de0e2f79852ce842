import { createHash, timingSafeEqual } from "node:crypto";

const METRICS = /^\/metrics(?:\?|$)/;
/** Cache time of the metrics: reading all of them takes some milliseconds. */
const FRESH_MS = 1_000;

const digest = (text) => createHash("sha256").update(text).digest();

/** Answers GET /metrics for clients that send the token as bearer; returns false for any other address. */
export function answerMetrics({ token, contentType, read, now = () => performance.now() }) {
  const expected = digest(`Bearer ${token}`);
  let last;
  const readOnce = () => {
    if (!last || now() - last.at >= FRESH_MS) last = { at: now(), text: read() };
    return last.text;
  };
  return (request, response) => {
    if (!METRICS.test(request.url)) return false;
    response.setHeader("Cache-Control", "no-store");
    // Digests, as both sides have to be of one length.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      response.writeHead(401, { "WWW-Authenticate": "Bearer", "Content-Length": 0 }).end();
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": 0 }).end();
    } else {
      readOnce().then(
        (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
        () => response.writeHead(500, { "Content-Length": 0 }).end(),
      );
    }
    return true;
  };
}
