import { afterAll, beforeAll, expect, test } from "vitest";
import { getRaw, sendRaw, type RawAnswer } from "./raw";
import { serve, type Server } from "./serve";

let server: Server;
beforeAll(async () => {
  server = await serve({ APP_URL: "https://start.example" });
});
afterAll(() => server.stop());

const FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n";
const post = (path: string, headers: string) =>
  sendRaw(server.port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${FORM}${headers}\r\na=b`);

function expectAllHeaders({ headers }: RawAnswer, what: string): void {
  expect(Object.fromEntries(headers), what).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=31536000",
  });
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy, what).toContain("frame-ancestors 'none'");
  expect(policy, what).toContain("base-uri 'none'");
  // One policy: ours replaces the library's.
  expect(policy.match(/default-src/g), what).toHaveLength(1);
}

test("every answer carries all security headers, whoever gives it", async () => {
  const { port } = server;
  const icon = await getRaw(port, "/favicon.svg");
  const etag = icon.headers.get("etag") ?? "";
  const cases: [string, number, Promise<RawAnswer>][] = [
    ["a page", 200, getRaw(port, "/onboarding")],
    ["data", 200, getRaw(port, "/onboarding?_data=root")],
    ["a file", 200, getRaw(port, "/favicon.svg")],
    ["the service worker", 200, getRaw(port, "/sw.js?build=1")],
    ["an unchanged file", 304, getRaw(port, "/favicon.svg", `If-None-Match: ${etag}\r\n`)],
    ["a part that is not there", 416, getRaw(port, "/favicon.svg", "Range: bytes=900000-\r\n")],
    ["a condition that fails", 412, getRaw(port, "/favicon.svg", 'If-Match: "other"\r\n')],
    ["a redirect", 302, getRaw(port, "/home")],
    ["no page", 404, getRaw(port, "/nirgends")],
    ["no file", 404, getRaw(port, "/build/nirgends.js")],
    ["a folder", 404, getRaw(port, "/icons")],
    ["a folder with a slash", 404, getRaw(port, "/art/states/")],
    ["a form from elsewhere", 403, post("/onboarding", "Origin: https://evil.example\r\n")],
    ["a form where there is none", 405, post("/", "Origin: https://start.example\r\n")],
    ["health", 200, getRaw(port, "/healthz")],
    ["where holes are reported", 200, getRaw(port, "/.well-known/security.txt")],
    ["no HTTP", 400, sendRaw(port, "HELLO\r\n\r\n")],
    ["too long a head", 431, getRaw(port, "/", `X-Long: ${"x".repeat(20_000)}\r\n`)],
  ];
  for (const [what, status, asked] of cases) {
    const answer = await asked;
    expect(answer.status, what).toBe(status);
    expectAllHeaders(answer, what);
  }
});

test("a page's own policy stays, with its nonce", async () => {
  const { headers } = await getRaw(server.port, "/onboarding");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[\da-f-]{36}'/);
});

test.each([
  "/%5c",
  "/%5c/",
  "/%5c%5c",
  "/%09/",
  "/%0a/",
  "/%0d%0a",
  "/%7f",
  "/%2f",
  "/%5cevil.example/",
  "//evil.example/",
])("%s is the page that is not there", async (path) => {
  const answer = await getRaw(server.port, path);
  expect(answer.status).toBe(404);
  expect(answer.body).toContain("Oops! Page not found");
  expectAllHeaders(answer, path);
});

const ELSEWHERE = ["/\\evil.example", "//evil.example", "/%09/evil.example", "/%5c/evil.example", "/.//evil.example"];
const ENDS = ["", "/", "/..", "/%2e%2e/", "/../icons", "/../home", "/../mission/va-allround--1"];

test("no redirect leaves the site", async () => {
  for (const path of ELSEWHERE.flatMap((start) => ENDS.map((end) => start + end))) {
    const { status, headers } = await getRaw(server.port, path);
    expect(status, path).toBeLessThan(500);
    const location = headers.get("location");
    if (location !== undefined) expect(new URL(location, "https://start.example").host, path).toBe("start.example");
  }
  expect((await getRaw(server.port, "/home")).headers.get("location")).toBe("/onboarding");
});

test("an unreadable address leaves no line in the log", async () => {
  expect(server.output()).not.toMatch(/error/i);
});
