import { createServer, get, type IncomingMessage, type Server, ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { addDefaultHeaders, defaultHeaders } from "../../server/requests/response-headers.mjs";
import { closeServers, runTasks, shutDownOnSignals } from "../../server/shutdown.mjs";

afterEach(() => vi.restoreAllMocks());

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const ask = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => get({ port, host: "127.0.0.1" }, resolve).on("error", reject));

test("a running answer is finished before the server is closed, and nothing new is accepted", async () => {
  const server = createServer();
  let finish = () => {};
  const arrived = new Promise<void>((resolve) => {
    server.on("request", (_, response) => {
      finish = () => response.end("done");
      resolve();
    });
  });
  const port = await listening(server);
  const answer = ask(port);
  await arrived;
  const closed = closeServers(new Set([server]), 5_000);
  await expect(ask(port)).rejects.toThrow("ECONNREFUSED");
  finish();
  expect((await answer).statusCode).toBe(200);
  (await answer).resume();
  await closed;
});

test("what would go on for long is told of the end at once, once, and before answers are waited for", async () => {
  const signals = new Map<string | symbol, () => Promise<void>>();
  vi.spyOn(process, "on").mockImplementation((name, act) => {
    signals.set(name, async () => void (await Promise.resolve(act())));
    return process;
  });
  const exited = new Promise<number | string | null | undefined>((ends) => {
    vi.spyOn(process, "exit").mockImplementation((code) => {
      ends(code);
      throw new Error("the end");
    });
  });
  const order: string[] = [];
  let finish = () => {};
  const server = createServer((_, response) => {
    finish = () => {
      order.push("answered");
      response.end();
    };
  });
  const port = await listening(server);
  const arrived = new Promise((resolve) => server.once("request", resolve));
  const answer = ask(port);
  await arrived;
  const tell = () => {
    order.push("told");
    finish();
  };
  const closing = new Set([async () => void order.push("saved")]);
  shutDownOnSignals({ servers: new Set([server]), closing, ending: new Set([tell]) });
  signals
    .get("SIGTERM")?.()
    .catch(() => undefined);
  await signals.get("SIGINT")?.();
  (await answer).resume();
  expect(await exited).toBe(0);
  expect(order).toEqual(["told", "answered", "saved"]);
});

test("an answer that takes too long is cut", async () => {
  const stuck = createServer();
  const arrived = new Promise((resolve) => stuck.on("request", resolve));
  const answer = ask(await listening(stuck));
  answer.catch(() => undefined);
  await arrived;
  await closeServers(new Set([stuck]), 50);
  await expect(answer).rejects.toThrow("socket hang up");
});

test("tasks run last registered first; a failing or an endless one makes the exit code 1", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  expect(await runTasks(new Set([note("database"), note("jobs")]), 1_000)).toBe(0);
  expect(order).toEqual(["jobs", "database"]);
  const failing = () => Promise.reject(new Error("no"));
  expect(await runTasks(new Set([note("after"), failing]), 1_000)).toBe(1);
  expect(order.at(-1)).toBe("after");
  expect(await runTasks(new Set([() => new Promise(() => undefined)]), 20)).toBe(1);
});

test("every answer has the default headers unless it has its own", async () => {
  class Response extends ServerResponse {}
  addDefaultHeaders(Response.prototype, defaultHeaders({ APP_URL: "https://example.org" }));
  const plain = createServer({ ServerResponse: Response }, (request, response) => {
    if (request.url === "/") response.setHeader("Content-Security-Policy", "own");
    response.end();
  });
  const port = await listening(plain);
  const { headers } = await ask(port);
  expect(headers["content-security-policy"]).toBe("own");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/max-age/);
  expect(defaultHeaders({ APP_URL: "http://localhost:3000" }).flat()).not.toContain("Strict-Transport-Security");
  await closeServers(new Set([plain]), 1_000);
});
