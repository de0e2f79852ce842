import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSocket, sendRaw } from "./raw";
import { serve, type Server } from "./serve";

const CLIENTS = 10;
const SECOND = 1_000;

let server: Server;
beforeAll(async () => {
  server = await serve({ APP_URL: ORIGIN });
});
afterAll(() => server.stop());

const ORIGIN = "http://localhost:3000";
const POST = [
  "POST /onboarding HTTP/1.1",
  "Host: localhost",
  `Origin: ${ORIGIN}`,
  "Content-Type: application/x-www-form-urlencoded",
  "",
].join("\r\n");
const TOO_MUCH = "x".repeat(20_000);

/** Text a client sends before it falls silent, and the status it gets. */
const REFUSED: Record<string, { text: string; status: number }> = {
  "half a head": { text: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", status: 408 },
  "half a body": { text: `${POST}Content-Length: 100\r\n\r\nname=`, status: 408 },
  "no HTTP": { text: "HELLO\r\n\r\n", status: 400 },
  "too long a head": { text: `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${TOO_MUCH}`, status: 431 },
  "too much of a body": { text: `${POST}Content-Length: 50000000\r\n\r\n${TOO_MUCH}`, status: 413 },
};

/** A file that is sent without compression. */
function font(): string {
  const name = readdirSync("public/build/_assets").find((file) => /bricolage.*\.woff2$/.test(file));
  return `/build/_assets/${name}`;
}

test("clients that send slowly, too much or nonsense, or do not read, are let go of", async () => {
  const before = await server.handles();
  const startedAt = performance.now();
  const asked = Object.entries(REFUSED).flatMap(([what, { text, status }]) =>
    Array.from({ length: CLIENTS }, async () => {
      const answer = await sendRaw(server.port, text);
      return { what, status, answer, after: performance.now() - startedAt };
    }),
  );
  // More than all buffers hold, so that the server cannot finish sending.
  const request = `GET ${font()} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const unread = Array.from({ length: CLIENTS }, () => openSocket(server.port, request.repeat(500)).pause());
  await expect.poll(server.handles).toBeGreaterThanOrEqual(before + CLIENTS);

  // Clients that were refused at once are disconnected while the others are still waited for.
  const patient = ["half a head", "half a body"].length * CLIENTS + unread.length;
  await expect.poll(server.handles, { timeout: 10 * SECOND, interval: 200 }).toBe(before + patient);
  for (const { what, status, answer, after } of await Promise.all(asked)) {
    expect(answer.status, what).toBe(status);
    expect(answer.headers.get("content-security-policy"), what).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("x-content-type-options"), what).toBe("nosniff");
    // Node's own time-out for a head is 60 s, checked every 30 s.
    if (what === "half a head") expect(after).toBeLessThan(25 * SECOND);
  }
  // No client has closed its side.
  await expect.poll(server.handles, { timeout: 80 * SECOND, interval: 500 }).toBe(before);
}, 180_000);

test("slow bodies take nobody's place", async () => {
  const slow = Array.from({ length: 40 }, () => openSocket(server.port, `${POST}Content-Length: 100\r\n\r\nname=`));
  await expect.poll(server.handles).toBeGreaterThanOrEqual(slow.length);
  const form = await sendRaw(server.port, `${POST}Connection: close\r\nContent-Length: 8\r\n\r\nname=Ann`);
  expect(form.status).toBe(422);
  for (const socket of slow) socket.destroy();
});

test("requests leave no line in the log", async () => {
  const before = server.output();
  for (const path of ["/onboarding?suche=geheim", "/favicon.svg?geheim", "/mappe?suche=geheim", "/nirgends"]) {
    await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  }
  expect(server.output()).toBe(before);
});
