import { STATUS_CODES } from "node:http";

const SECOND = 1000;

/** How long a refused client may take to close the connection itself. */
const FAREWELL_MS = 1 * SECOND;

/** Bounds what a client may send and how slowly. The head holds 16 KiB, twice what browsers keep in cookies for us. */
export function limitServer(server, headers) {
  server.maxHeaderSize = 16 * 1024;
  server.headersTimeout = 15 * SECOND;
  server.requestTimeout = 30 * SECOND;
  // Read when the server begins to listen; Node's own 30 s would be added to both.
  server.connectionsCheckingInterval = 1 * SECOND;
  // Idle time-out: no byte moves either way; Node grants it twice to a response that is not read. No work of ours is
  // silent for as long, and slow bodies get their 408 first.
  server.timeout = 35 * SECOND;
  // Buffer for a body that is not read yet: it holds all of any form, and of the data devices sync.
  server.highWaterMark = 64 * 1024;
  // Longer than the idle time of the usual proxies (60 s), so that they never reuse a connection we are closing.
  server.keepAliveTimeout = 65 * SECOND;
  server.on("clientError", (error, socket) => refuseUnreadable(error, socket, headers));
}

const STATUS_BY_CODE = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Node's own answer to what is not HTTP, with our headers. */
function refuseUnreadable(error, socket, headers) {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?._headerSent) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code] ?? 400;
  const lines = [["Connection", "close"], ["Content-Length", "0"], ...headers].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  // The client may never close its side; until then the socket would stay allocated.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
