import { randomUUID } from "node:crypto";

/**
 * Ids as load balancers make them: UUIDs, hex, dotted and dashed words. An id is written into the log and onto a page.
 */
const WELL_FORMED = /^[\w.-]{8,64}$/;

const names = new WeakMap();

/** Names a request in the log, in its answer and on an error page. Only a proxy of ours may have named it before. */
export function nameRequest(request, response, proxies) {
  const given = proxies > 0 ? request.headers["x-request-id"] : undefined;
  const id = WELL_FORMED.test(given ?? "") ? given : randomUUID();
  names.set(request, id);
  response.setHeader("X-Request-Id", id);
}

export const nameOf = (request) => names.get(request);
