import { afterAll, beforeAll, expect, test } from "vitest";
import { getRaw } from "./raw";
import { serve, type Server } from "./serve";

const token = "a-token-of-the-operator";
const bearer = `Authorization: Bearer ${token}\r\n`;

let server: Server;
beforeAll(async () => {
  server = await serve({ METRICS_TOKEN: token, TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

test("the operator reads what the app did, by routes of the build", async () => {
  expect((await getRaw(server.port, "/healthz")).status).toBe(200);
  expect((await getRaw(server.port, "/vorlagen/rechnung-von-anna", "Accept: text/html\r\n")).status).toBe(404);
  await server.member("metrics@example.org");
  const read = async () => (await getRaw(server.port, "/metrics", bearer)).body;
  await expect.poll(read, { timeout: 20_000, interval: 200 }).toContain('route="/career-path-selection",method="POST"');
  const text = await read();
  expect(text).toMatch(/^startklar_http_requests_total\{route="\/healthz",method="GET",status="2xx"\} 1$/m);
  expect(text).toMatch(/^startklar_http_requests_total\{route="\/vorlagen\/:\w+",method="GET",status="4xx"\} 1$/m);
  expect(text).toMatch(/^startklar_mails_total\{kind="sent"\} [1-9]/m);
  expect(text).toMatch(/^startklar_build_info\{version="\w+"\} 1$/m);
  expect(text).not.toMatch(/anna|example\.org/);
}, 120_000);

test("nobody else does", async () => {
  const answer = await getRaw(server.port, "/metrics", "Authorization: Bearer another-token-of-16\r\n");
  expect([answer.status, answer.body]).toEqual([401, ""]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.has("set-cookie")).toBe(false);
});

test("an answer has the name that the proxy gave the request", async () => {
  const { headers } = await getRaw(server.port, "/auth", "X-Request-Id: balancer-17.4\r\n");
  expect(headers.get("x-request-id")).toBe("balancer-17.4");
});

test("without a token there is no such page", async () => {
  const silent = await serve();
  try {
    expect((await getRaw(silent.port, "/metrics", bearer)).status).toBe(404);
    const ids = await Promise.all(["/auth", "/favicon.svg"].map((path) => getRaw(silent.port, path)));
    for (const { headers } of ids) expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    await silent.stop();
  }
}, 120_000);
