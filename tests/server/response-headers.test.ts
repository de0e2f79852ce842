import { createServer, type RequestListener, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { addDefaultHeaders, defaultHeaders } from "../../server/requests/response-headers.mjs";

const HTTPS = { APP_URL: "https://start.example" };

/** The response of a server with the default headers. */
async function answerOf(listener: RequestListener, path = "/", sent: Record<string, string> = {}): Promise<Response> {
  class Answer extends ServerResponse {}
  addDefaultHeaders(Answer.prototype, defaultHeaders(HTTPS));
  const server = createServer({ ServerResponse: Answer }, listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  try {
    return await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers: sent });
  } finally {
    server.close();
  }
}

const EXPECTED = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "strict-transport-security": "max-age=31536000",
};

test.each<[string, RequestListener]>([
  ["a plain answer", (_request, response) => void response.end("x")],
  ["one with a head of its own", (_request, response) => void response.writeHead(404, { "X-Own": "1" }).end()],
  ["a redirect", (_request, response) => void response.writeHead(302, { Location: "/" }).end()],
  ["one sent in pieces", (_request, response) => void (response.write("a"), response.end("b"))],
])("%s carries all of them", async (_name, listener) => {
  const { headers } = await answerOf(listener);
  expect(Object.fromEntries(headers)).toMatchObject(EXPECTED);
});

test("a page's own policy stands alone", async () => {
  const policy = "default-src 'self'; script-src 'nonce-1'";
  const { headers } = await answerOf((_request, response) => {
    response.setHeader("Content-Security-Policy", policy);
    response.end();
  });
  expect(headers.get("content-security-policy")).toBe(policy);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("a library's policy for its own errors and redirects gives way to ours", async () => {
  const { headers } = await answerOf((_request, response) => {
    response.setHeader("Content-Security-Policy", "default-src 'none'");
    response.end();
  });
  expect(Object.fromEntries(headers)).toMatchObject(EXPECTED);
});

test("the service worker may reach our own addresses, and only them", async () => {
  const { headers } = await answerOf((_request, response) => void response.end("x"), "/sw.js?build=1");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

const openerPolicy = async (sent: Record<string, string>) => {
  const { headers } = await answerOf((_request, response) => void response.end("x"), "/", sent);
  expect(headers.get("x-frame-options")).toBe("DENY");
  return headers.get("cross-origin-opener-policy");
};

test("a page is cut off from whoever opened it, unless the browser says that nobody did", async () => {
  expect(await openerPolicy({ "Sec-Fetch-Site": "none" })).toBeNull();
  for (const site of ["cross-site", "same-site", "same-origin", ""])
    expect(await openerPolicy({ "Sec-Fetch-Site": site })).toBe("same-origin");
  expect(await openerPolicy({})).toBe("same-origin");
});

test("https is demanded only from who has it", () => {
  const names = (env: { APP_URL?: string }) => defaultHeaders(env).map(([name]) => name);
  expect(names(HTTPS)).toContain("Strict-Transport-Security");
  expect(names({ APP_URL: "http://localhost:3000" })).not.toContain("Strict-Transport-Security");
  expect(names({})).not.toContain("Strict-Transport-Security");
});
