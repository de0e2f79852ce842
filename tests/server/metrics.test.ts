import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { count } from "../../app/environment/metrics.server";
import { admitRequests } from "../../server/admission/gate.mjs";
import { answerBusy } from "../../server/admission/busy.mjs";
import { Slots } from "../../server/admission/slots.mjs";
import { answerMetrics } from "../../server/metrics/answer-metrics.mjs";
import { startMetrics } from "../../server/metrics/start-metrics.mjs";
import { serverShell } from "~/environment/server-shell";

const token = "a-token-of-the-operator";
const START = "http.server.request.start";
const build = {
  version: "3f2a",
  routes: {
    root: { path: "" },
    "routes/_index": { parentId: "root", index: true },
    "routes/_app": { parentId: "root" },
    "routes/_app.home": { parentId: "routes/_app", path: "home" },
    "routes/$": { parentId: "root", path: "*" },
    "routes/$legal": { parentId: "root", path: ":legal" },
    "routes/mission.$id": { parentId: "root", path: "mission/:id" },
    "routes/mission.$id.sheet": { parentId: "routes/mission.$id", path: "sheet.pdf" },
  },
};

let server: Server;
let observe: (message: unknown) => void;
let isOpen: () => void;

beforeEach(async () => {
  const files = new Set(["/favicon.svg"]);
  const slots = new Slots();
  slots.limit(1);
  const metrics = startMetrics({ token, files, slots, build });
  const opened = new Promise<void>((open) => (isOpen = open));
  server = createServer((request, response) => {
    if (request.url === "/mission/slow") void opened.then(() => response.end());
    else response.writeHead(request.url === "/nothing/here" ? 404 : 200).end();
  });
  observe = (message) => {
    const { request, response }: { request: IncomingMessage; response: ServerResponse } = Object(message);
    metrics.observe(request, response);
  };
  subscribe(START, observe);
  admitRequests(server, {
    slots,
    files,
    within: (_request: unknown, _slot: unknown, work: () => void) => work(),
    clientOf: () => "somebody",
    largestBody: () => 1_024,
    answerHere: metrics.answer,
    refuse(request: IncomingMessage, response: ServerResponse) {
      metrics.refused();
      answerBusy(request, response, { html: "", policy: "" });
    },
  });
  await new Promise<void>((listens) => void server.listen(0, "127.0.0.1", listens));
});
afterEach(() => {
  unsubscribe(START, observe);
  serverShell().metrics = undefined;
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const address = server.address();
  return fetch(`http://127.0.0.1:${typeof address === "object" && address?.port}${path}`, init);
}
const withToken = { headers: { Authorization: `Bearer ${token}` } };
const readMetrics = async () => (await ask("/metrics", withToken)).text();
/** Polls, as the metrics are cached for a moment. */
const expectLine = (line: string) =>
  expect.poll(readMetrics, { timeout: 10_000, interval: 100 }).toContain(`\n${line}\n`);

test("whoever has the token reads text for Prometheus that nobody keeps", async () => {
  const answer = await ask("/metrics", withToken);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("version=0.0.4")]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("set-cookie")).toBeNull();
  const text = await answer.text();
  expect(text).toContain('startklar_build_info{version="3f2a"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_start_time_seconds /m);
});

test.each(["", "Bearer", "Bearer another-token-of-16", `Basic ${token}`, `Bearer ${token} `, token])(
  "'%s' opens nothing",
  async (authorization) => {
    const headers = authorization.endsWith(" ") ? `${authorization}x` : authorization;
    const answer = await ask("/metrics", { headers: headers ? { Authorization: headers } : {} });
    expect([answer.status, await answer.text()]).toEqual([401, ""]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  },
);

test("they are for reading", async () => {
  expect((await ask("/metrics", { ...withToken, method: "POST" })).status).toBe(405);
});

test("requests are told by the pattern of their route, never by an address", async () => {
  const paths = ["/", "/home", "/HOME/?x=1", "/mission/anna%40example.org", "/mission/2/sheet.pdf", "/favicon.svg"];
  for (const path of [...paths, "/nothing/here", "/wp-admin"]) await ask(path);
  await ask("/mission/7", { method: "DELETE" });
  await expectLine('startklar_http_requests_total{route="/*",method="GET",status="4xx"} 1');
  const text = await readMetrics();
  const counted = [
    ...text.matchAll(/^startklar_http_requests_total\{route="([^"]+)",method="(\w+)",status="(\w+)"\} (\d+)/gm),
  ];
  const lines = counted.map(([, ...cells]) => cells.join(" ")).filter((line) => !line.includes("401"));
  for (const line of [
    "/ GET 2xx 1",
    "/home GET 2xx 2",
    "/mission/:id GET 2xx 1",
    "/mission/:id other 2xx 1",
    "/mission/:id/sheet.pdf GET 2xx 1",
    "file GET 2xx 1",
    "/:legal GET 2xx 1",
  ])
    expect(lines).toContain(line);
  expect(text).not.toMatch(/anna|wp-admin|DELETE/);
  expect(text).toMatch(/^startklar_http_request_duration_seconds_count\{route="\/home"\} 2$/m);
});

test("the run book speaks of what there is", async () => {
  const text = await readMetrics();
  const named = readFileSync("docs/operating.md", "utf8").match(/\b(?:startklar|nodejs)_[a-z0-9_]+/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  const known = new Set(text.match(/^# TYPE \S+/gm)?.map((line) => line.slice("# TYPE ".length)));
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

test("a full process still tells who works, who waits and who was refused", async () => {
  const slow = ask("/mission/slow");
  await expectLine("startklar_requests_in_progress 1");
  const waiting = Array.from({ length: 12 }, () => ask("/home"));
  const refused = await Promise.race(waiting);
  expect(refused.status).toBe(503);
  await expectLine("startklar_http_requests_refused_total 12");
  isOpen();
  await Promise.all([slow, ...waiting]);
  await expectLine("startklar_requests_in_progress 0");
});

test("the app counts by words of its own, and nothing where nobody asked for it", async () => {
  count("mails", "sent");
  count("coach_tokens", "input", 120);
  count("coach_tokens", "input", 30);
  await expectLine('startklar_mails_total{kind="sent"} 1');
  await expectLine('startklar_coach_tokens_total{kind="input"} 150');
  serverShell().countOpenAnswers = () => 3;
  await expectLine("startklar_coach_answers_in_progress 3");
  serverShell().metrics = undefined;
  expect(count("mails", "sent")).toBeUndefined();
});

test("however often they are asked for, they are read once a second", async () => {
  let reads = 0;
  let now = 0;
  const answer = answerMetrics({ token, contentType: "text/plain", read: async () => `${++reads}`, now: () => now });
  const own = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listens) => void own.listen(0, "127.0.0.1", listens));
  const address = own.address();
  const read = async () =>
    (await fetch(`http://127.0.0.1:${typeof address === "object" && address?.port}/metrics`, withToken)).text();
  try {
    expect(await Promise.all([read(), read(), read()])).toEqual(["1", "1", "1"]);
    now = 1_000;
    expect(await read()).toBe("2");
  } finally {
    own.closeAllConnections();
    own.close();
  }
});
