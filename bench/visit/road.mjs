import { connect, createServer } from "node:net";
import { once } from "node:events";

/** What one piece of a line carries, in bytes. */
const PACKET = 1_460;

/**
 * A line to a server as a phone's: pieces that come one after the other, of all its connections in turn, half of the time there
 * and back late. A browser's own emulation hands over at once what it has read, a whole page when its last byte would have come.
 * @param {string} to the server's origin
 * @param {{ rttMs: number, bytesPerSecond: number }} line
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function openRoad(to, { rttMs, bytesPerSecond }) {
  const { hostname, port } = new URL(to);
  const mast = makeMast(bytesPerSecond);
  const open = new Set();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    const late = (work) => setTimeout(work, rttMs / 2);
    for (const socket of [near, far]) {
      open.add(socket);
      // Who has gone takes the other end along; what breaks is a visit that ends.
      socket.on("error", () => {}).on("close", () => open.delete(socket));
    }
    near.on("data", (data) => late(() => far.write(data))).on("close", () => far.destroy());
    far.on("data", (data) => late(() => mast.send(near, data))).on("close", () => late(() => mast.end(near)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      mast.stop();
    },
  };
}

/** How long the next piece of what waits is on its way, in ms. */
const lasts = (data, bytesPerSecond) => (Math.min(data.length, PACKET) / bytesPerSecond) * 1_000;

/** Sends what it is given in pieces at this speed, those of all sockets in turn. */
function makeMast(bytesPerSecond) {
  /** What waits, by socket; the first is the next in turn. */
  const waiting = new Map();
  let freeAt = 0;
  let timer = null;

  // Between a look at the clock and the next one the time may have passed.
  const untilFree = () => Math.max(0, freeAt - performance.now());

  function sendNext() {
    timer = null;
    // A timer may come late: what was due meanwhile goes together.
    while (waiting.size > 0 && freeAt <= performance.now()) {
      const [[socket, { data, isLast }]] = waiting;
      waiting.delete(socket);
      const rest = data.subarray(PACKET);
      if (data.length > 0) socket.write(data.subarray(0, PACKET));
      if (rest.length > 0) waiting.set(socket, { data: rest, isLast });
      else if (isLast) socket.end();
      const [[, next] = []] = waiting;
      if (next) freeAt += lasts(next.data, bytesPerSecond);
    }
    if (waiting.size > 0) timer = setTimeout(sendNext, untilFree());
  }

  function add(socket, more, isLast) {
    const before = waiting.get(socket)?.data ?? Buffer.alloc(0);
    const data = Buffer.concat([before, more]);
    if (waiting.size === 0) freeAt = Math.max(freeAt, performance.now()) + lasts(data, bytesPerSecond);
    waiting.set(socket, { data, isLast });
    timer ??= setTimeout(sendNext, untilFree());
  }

  return {
    send: (socket, data) => add(socket, data, false),
    end: (socket) => add(socket, Buffer.alloc(0), true),
    stop: () => clearTimeout(timer),
  };
}
