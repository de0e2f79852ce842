import { createServer } from "node:http";
import { once } from "node:events";
import { expect, test } from "vitest";
import { openRoad } from "../../bench/visit/road.mjs";

const PAGE = Buffer.from(Array.from({ length: 50_000 }, (_, at) => at % 251));
const LINE = { rttMs: 60, bytesPerSecond: 500_000 };

/** Asks for the page by a road of its own: what came, how long after, and in how many pieces. */
async function visit(origin: string) {
  const began = performance.now();
  const answer = await fetch(origin, { headers: { Connection: "close" } });
  const first = performance.now() - began;
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body ?? []) pieces.push(piece);
  return { body: Buffer.concat(pieces), pieces: pieces.length, first, last: performance.now() - began };
}

async function withRoad(work: (origin: string) => Promise<void>) {
  const server = createServer((_, response) => void response.end(PAGE)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const road = await openRoad(`http://127.0.0.1:${address.port}`, LINE);
  try {
    await work(road.origin);
  } finally {
    await road.close();
    server.close();
  }
}

test("a page comes a round trip late, piece by piece, at the line's speed, and as it was", () =>
  withRoad(async (origin) => {
    const { body, pieces, first, last } = await visit(origin);
    expect(body.equals(PAGE)).toBe(true);
    expect(first).toBeGreaterThan(59);
    // Its bytes alone take a tenth of a second.
    expect(last).toBeGreaterThan(59 + 99);
    expect(pieces).toBeGreaterThan(3);
  }));

test("two that come at once share the line", () =>
  withRoad(async (origin) => {
    const [one, two] = await Promise.all([visit(origin), visit(origin)]);
    expect(Math.min(one.last, two.last)).toBeGreaterThan(59 + 180);
    expect(two.body.equals(PAGE)).toBe(true);
  }));
