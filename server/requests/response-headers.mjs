const OPENER_POLICY = "Cross-Origin-Opener-Policy";

/** The headers of every answer, as pairs, unless the answer has its own: pages bring a policy with a nonce. */
export function defaultHeaders(env) {
  const headers = [
    ["Content-Security-Policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    [OPENER_POLICY, "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ];
  if (env.APP_URL?.startsWith("https:")) headers.push(["Strict-Transport-Security", "max-age=31536000"]);
  return headers;
}

/**
 * What nobody's page opened: an address somebody typed, a link in a mail program, the app on the home screen. No window could hold on to
 * it, and to cut it off from one would have the browser begin its process anew before it draws. A page cannot say so of another one.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
const isOpenedByNobody = ({ headers }) => headers["sec-fetch-site"] === "none";

/** A worker obeys the policy its own file comes with; the service worker has to reach our own addresses. */
const SERVICE_WORKER = /^\/sw\.js(?:\?|$)/;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Policy that Express sets on its redirects and errors; it would allow framing. */
const LIBRARY_POLICY = "default-src 'none'";

// Added with the head, not on arrival: Express appends, and browsers enforce both the default policy and a page's own.
export function addDefaultHeaders(responsePrototype, headers) {
  const writeHead = responsePrototype.writeHead;
  responsePrototype.writeHead = function (...args) {
    if (!this.headersSent) {
      if (this.getHeader("Content-Security-Policy") === LIBRARY_POLICY) this.removeHeader("Content-Security-Policy");
      if (SERVICE_WORKER.test(this.req.url)) this.setHeader("Content-Security-Policy", WORKER_POLICY);
      const isAlone = isOpenedByNobody(this.req);
      for (const [name, value] of headers) {
        if (name === OPENER_POLICY && isAlone) continue;
        if (!this.hasHeader(name)) this.setHeader(name, value);
      }
    }
    return writeHead.apply(this, args);
  };
}
