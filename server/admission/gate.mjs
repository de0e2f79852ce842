import { isForFile } from "../public-files.mjs";
import { Bodies } from "./bodies.mjs";
import { whenReceived } from "./received.mjs";

/** Paths that need no database: health and route manifest. */
const UNCOUNTED = /^\/(?:healthz|__manifest)(?:\?|$)/;

/** How long a client may go on sending a body that is no longer read. */
const LINGER_MS = 1_000;

/**
 * Admits requests to the app; files and /healthz need no slot. `within` runs a callback in the request's context;
 * `answerHere` returns true for requests answered without the app; `refuse` answers those without room; `clientOf`
 * returns a request's client, `largestBody` the largest body any route takes.
 */
export function admitRequests(
  server,
  { slots, files, within, refuse, clientOf, largestBody, answerHere = () => false },
) {
  const emit = server.emit;
  const bodies = new Bodies();
  server.emit = function (event, ...args) {
    if (event !== "request") return emit.call(this, event, ...args);
    const [request, response] = args;
    // Stored now: once the client has gone, the request has no socket any more.
    const { socket } = request;
    response.once("finish", () => endUnread(request, socket));
    if (answerHere(request, response)) return true;
    const goOn = (slot = null) => within(request, slot, () => emit.call(this, event, request, response));
    if (UNCOUNTED.test(request.url) || isForFile(files, request)) return goOn();
    const admit = () => {
      if (response.destroyed) return;
      const takeBack = slots.ask({
        kind: request.method === "GET" || request.method === "HEAD" ? "read" : "change",
        enter: goOn,
        refuse: () => refuse(request, response),
      });
      // The slot ends with the response's head: sending the body takes as long as the client likes.
      beforeHead(response, takeBack);
      response.once("close", takeBack);
    };
    // Waits for the whole body first: a few clients that send slowly would hold all slots.
    whenReceived(request, {
      bodies,
      client: clientOf(request),
      largest: largestBody(),
      goOn: admit,
      refuse: () => refuse(request, response),
    });
    return true;
  };
}

function beforeHead(response, call) {
  const { writeHead } = response;
  response.writeHead = function (...args) {
    call();
    return writeHead.apply(this, args);
  };
}

/** Reads the rest of a request that was answered before its end for a moment only. */
function endUnread(request, socket) {
  if (request.complete) return;
  // Nothing listens on the socket: the next requests of a kept connection would each add one more.
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, LINGER_MS).unref();
}
