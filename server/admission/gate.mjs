import { isForFile } from "../public-files.mjs";

/** What needs no database: how the process is, and which routes there are. */
const UNCOUNTED = /^\/(?:healthz|__manifest)(?:\?|$)/;

/** How long a client may go on sending what nobody reads any more. */
const LINGER_MS = 1_000;

/**
 * Files and /healthz need no slot. `within` runs a callback in the request's context; `answerHere` returns true for what
 * needs no app; `refuse` answers what finds no room.
 */
export function admitRequests(server, { slots, files, within, refuse, answerHere = () => false }) {
  const emit = server.emit;
  server.emit = function (event, ...args) {
    if (event !== "request") return emit.call(this, event, ...args);
    const [request, response] = args;
    response.once("finish", () => endUnread(request));
    if (answerHere(request, response)) return true;
    const goOn = (slot = null) => within(request, slot, () => emit.call(this, event, request, response));
    if (UNCOUNTED.test(request.url) || isForFile(files, request)) return goOn();
    whenReceived(request, () => {
      if (response.destroyed) return;
      const takeBack = slots.ask({
        kind: request.method === "GET" || request.method === "HEAD" ? "read" : "change",
        enter: goOn,
        refuse: () => refuse(request, response),
      });
      // With its head an answer is made; sending it takes as long as the client likes.
      beforeHead(response, takeBack);
      response.once("close", takeBack);
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

// A few clients that send slowly would hold all slots, so first the body, or as much as is buffered, must have come.
// One that says it is larger is refused by its length, unread.
function whenReceived(request, goOn) {
  const { headers } = request;
  const length = Number(headers["content-length"] ?? 0);
  const isChunked = headers["transfer-encoding"] !== undefined;
  const enough = request.readableHighWaterMark;
  if ((length === 0 && !isChunked) || length > enough || request.complete) return goOn();
  const check = () => {
    if (!request.complete && request.readableLength < enough) return;
    request.off("readable", check);
    goOn();
  };
  request.on("readable", check);
}

/** After an answer that came before the end of the request, the rest is read for a moment only. */
function endUnread(request) {
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
}
