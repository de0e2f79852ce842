import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { admitRequests } from "../../server/admission/gate.mjs";
import { Slots } from "../../server/admission/slots.mjs";
import { limitServer } from "../../server/limits.mjs";

const LARGEST = 512 * 1024;
const KIB = 1024;

const slots = new Slots();
const bodies: number[] = [];
let server: ReturnType<typeof createServer>;
const sockets = new Set<Socket>();

/** Reads bodies like the app: one with too large a length is refused unread, another is read up to the limit. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let size = 0;
  if (Number(request.headers["content-length"] ?? 0) > LARGEST) return void response.writeHead(413).end();
  for await (const part of request) {
    size += Buffer.byteLength(part);
    if (size > LARGEST) return void response.writeHead(413).end();
  }
  bodies.push(size);
  response.end("taken");
}

beforeEach(async () => {
  server = createServer((request, response) => void answer(request, response));
  slots.limit(4);
  limitServer(server, []);
  admitRequests(server, {
    slots,
    files: new Set(["/file"]),
    within: (_request: unknown, _slot: unknown, work: () => void) => work(),
    refuse: (_request: unknown, response: ServerResponse) => response.writeHead(503).end(),
    clientOf: ({ headers }: IncomingMessage) => headers["x-client"] ?? "somebody",
    largestBody: () => LARGEST,
  });
  await new Promise<void>((listens) => void server.listen(0, "127.0.0.1", listens));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  bodies.length = 0;
  await new Promise((closed) => server.close(closed));
});

function open(text: string): { socket: Socket; said: () => string } {
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  let said = "";
  socket.on("data", (data) => (said += String(data))).on("error", () => undefined);
  sockets.add(socket);
  socket.write(text);
  return { socket, said: () => said };
}

const head = (...lines: string[]) => ["POST / HTTP/1.1", "Host: localhost", ...lines, "", ""].join("\r\n");
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;
const arrived = () => new Promise<void>((done) => void server.once("connection", () => setImmediate(done)));

const UNFINISHED = {
  "a length, and no body": head("Content-Length: 70000"),
  "the largest length, and all but a byte": head(`Content-Length: ${LARGEST}`) + "x".repeat(LARGEST - 1),
  "chunks up to what is buffered": head("Transfer-Encoding: chunked") + chunk(64 * KIB),
  "chunks up to the limit": head("Transfer-Encoding: chunked") + chunk(256 * KIB) + chunk(256 * KIB),
};

test.each(Object.entries(UNFINISHED))("%s: takes no place, and holds none up", async (_, text) => {
  const connected = arrived();
  for (let count = 0; count < 8; count++) open(text);
  await connected;
  const whole = open(head("Content-Length: 3") + "abc");
  await expect.poll(whole.said).toContain("taken");
  expect(slots.inUse).toBe(0);
  expect(bodies).toEqual([3]);
});

test("a body of every length that is taken comes to the app as a whole, announced and in chunks", async () => {
  const lengths = [1, 64 * KIB - 1, 64 * KIB, 64 * KIB + 1, 300 * KIB, LARGEST - 1, LARGEST];
  for (const length of lengths) {
    const announced = open(head(`Content-Length: ${length}`) + "x".repeat(length));
    await expect.poll(announced.said).toContain("taken");
    const first = Math.ceil(length / 2);
    const rest = length > first ? chunk(length - first) : "";
    const chunked = open(`${head("Transfer-Encoding: chunked")}${chunk(first)}${rest}0\r\n\r\n`);
    await expect.poll(chunked.said).toContain("taken");
  }
  expect(bodies).toEqual(lengths.flatMap((length) => [length, length]));
});

test("one that is too large is refused at once: by its length, or when it has become so", async () => {
  const announced = open(head(`Content-Length: ${LARGEST + 1}`));
  await expect.poll(announced.said).toContain("413");
  const chunked = open(head("Transfer-Encoding: chunked") + chunk(LARGEST) + chunk(1));
  await expect.poll(chunked.said).toContain("413");
});

test("the oldest of too many bodies of one client is refused", async () => {
  const first = open(head("Content-Length: 10"));
  await arrived();
  for (let count = 0; count < 200; count++) open(head("Content-Length: 10"));
  await expect.poll(first.said).toContain("503");
  const whole = open(head("Content-Length: 3") + "abc");
  await expect.poll(whole.said).toContain("taken");
});

test("one in chunks counts for all that may be buffered of it, once it is more than the usual", async () => {
  const first = open(head("Transfer-Encoding: chunked") + chunk(64 * KIB));
  await arrived();
  for (let count = 0; count < 16; count++) open(head("Transfer-Encoding: chunked") + chunk(64 * KIB));
  await expect.poll(first.said).toContain("503");
});

test("one that would be the largest where many clients fill all the room is refused, and nothing else happens", async () => {
  const connected = arrived();
  for (let client = 0; client < 65; client++) open(head(`X-Client: ${client}`, `Content-Length: ${500 * KIB}`));
  await connected;
  const largest = open(head("X-Client: large", `Content-Length: ${LARGEST}`));
  await expect.poll(largest.said).toContain("503");
  const whole = open(head("Content-Length: 3") + "abc");
  await expect.poll(whole.said).toContain("taken");
});

test("answers that come before their body leave nothing behind on a kept connection", async () => {
  const asked = (count: number) => `${head(`Content-Length: ${LARGEST + 1}`)}${"x".repeat(LARGEST + 1)}`.repeat(count);
  const peers: Socket[] = [];
  server.on("connection", (peer) => peers.push(peer));
  const { socket, said } = open(asked(1));
  for (let count = 1; count <= 4; count++) {
    await expect.poll(() => said().split("413").length - 1).toBe(count);
    if (count < 4) socket.write(asked(1));
  }
  const [peer] = peers;
  const before = peer?.listenerCount("close") ?? 0;
  socket.write(asked(1));
  await expect.poll(() => said().split("413").length - 1).toBe(5);
  expect(peer?.listenerCount("close")).toBe(before);
});
