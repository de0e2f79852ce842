import { isForFile } from "../public-files.mjs";
import { Bodies } from "./bodies.mjs";
import { whenReceived } from "./received.mjs";

/** What needs no database: how the process is, and which routes there are. */
const UNCOUNTED = /^\/(?:healthz|__manifest)(?:\?|$)/;

/** How long a client may go on sending what nobody reads any more. */
const LINGER_MS = 1_000;

/**
 * Files and /healthz need no slot. `within` runs a callback in the request's context; `answerHere` returns true for what
 * needs no app; `refuse` answers what finds no room; `clientOf` says whose request it is, `largestBody` the most a route takes.
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
    // Known now: of one whose client has gone meanwhile, the request has none any more.
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
      // With its head an answer is made; sending it takes as long as the client likes.
      beforeHead(response, takeBack);
      response.once("close", takeBack);
    };
    // A few clients that send slowly would hold all slots.
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

/** After an answer that came before the end of the request, the rest is read for a moment only. */
function endUnread(request, socket) {
  if (request.complete) return;
  // Nothing listens on the socket: the next requests of a kept connection would each add one more.
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, LINGER_MS).unref();
}
