import type { Socket } from "node:net";
import { openSocket } from "./raw";

const KIB = 1024;
const TRICKLE_MS = 300;

const head = (first: string, ...lines: string[]) =>
  [`${first} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
const form = (...lines: string[]) => head("POST /auth", "Content-Type: application/x-www-form-urlencoded", ...lines);
const webhook = (...lines: string[]) => head("POST /api/stripe-webhook", "Content-Type: application/json", ...lines);
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;
/** Start of a TLS handshake, as of a browser that was given an https address. */
const TLS_HELLO = "\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03";

type Shape = { text: string; then?: (socket: Socket) => void };

/** Ways to keep a connection open without sending anything useful. */
const SHAPES: Record<string, Shape> = {
  "nothing said": { text: "" },
  "half a head": { text: "POST /auth HTTP/1.1\r\nHost: localhost\r\nX-Slow: " },
  "a body announced and never sent": { text: form("Content-Length: 70000") },
  "half a body": { text: `${form("Content-Length: 100")}email=` },
  "all of a large body but a byte": {
    text: webhook(`Content-Length: ${100 * KIB}`) + "x".repeat(100 * KIB - 1),
  },
  "chunks that trickle": { text: form("Transfer-Encoding: chunked"), then: trickle },
  "chunks up to what is buffered": { text: form("Transfer-Encoding: chunked") + chunk(64 * KIB) },
  "chunks up to the limit": { text: webhook("Transfer-Encoding: chunked") + chunk(512 * KIB) },
  "kept after an answer": { text: head("GET /favicon.svg") },
  "GET with a body": { text: head("GET /auth", "Content-Length: 5000") },
  "HEAD with chunks": { text: head("HEAD /auth", "Transfer-Encoding: chunked") + chunk(10) },
  "an upgrade": { text: head("GET /auth", "Connection: Upgrade", "Upgrade: websocket") },
  "several at once, the last unfinished": { text: head("GET /healthz?alive").repeat(3) + form("Content-Length: 9") },
  "half closed": { text: `${form("Content-Length: 100")}email=`, then: (socket) => void socket.end() },
  "TLS to the plain port": { text: TLS_HELLO },
  "a body that waits to be asked for": { text: form("Content-Length: 9", "Expect: 100-continue") },
};

function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write(chunk(1)), TRICKLE_MS);
  socket.once("close", () => clearInterval(timer));
}

export const IDLE_SHAPES = Object.keys(SHAPES);

/** Opens `count` connections, all of one of IDLE_SHAPES, or evenly distributed over them. */
export function holdIdle(port: number, count: number, only: string | null = null) {
  const shapes = Object.entries(SHAPES).flatMap(([name, shape]) => (only === null || only === name ? [shape] : []));
  const sockets = Array.from({ length: count }, (_, index) => {
    const { text, then } = shapes[index % shapes.length] ?? { text: "" };
    const socket = openSocket(port, text);
    // Data is read, so that only the text above keeps the connection open.
    socket.resume();
    then?.(socket);
    return socket;
  });
  return {
    /** Resolves once the kernel has accepted each of them. */
    connected: () => Promise.all(sockets.map(taken)),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

async function taken(socket: Socket): Promise<void> {
  if (socket.connecting) await new Promise((done) => socket.once("connect", done).once("close", done));
}
