import { expect, test } from "vitest";
import { clientAddress, noteClientAddress, trustedProxies } from "../../scripts/lib/serve/client-address.mjs";

const PEER = "10.0.0.1";

test("TRUST_PROXY is a small number, else no proxy is trusted", () => {
  expect(["0", "1", "10"].map(trustedProxies)).toEqual([0, 1, 10]);
  expect([undefined, "", "true", "-1", "1.5", "999"].map(trustedProxies)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("without proxies X-Forwarded-For is a claim, and the peer counts", () => {
  expect(clientAddress(PEER, "192.0.2.1", 0)).toBe(PEER);
});

test("behind proxies it is the entry that many places from the right", () => {
  expect(clientAddress(PEER, "6.6.6.6, 192.0.2.1", 1)).toBe("192.0.2.1");
  expect(clientAddress(PEER, "6.6.6.6, 192.0.2.1, 192.0.2.2", 2)).toBe("192.0.2.1");
});

test("without a usable entry there the peer counts", () => {
  expect(clientAddress(PEER, undefined, 1)).toBe(PEER);
  expect(clientAddress(PEER, "192.0.2.1", 2)).toBe(PEER);
  expect(clientAddress(PEER, "192.0.2.1, unknown", 1)).toBe(PEER);
  expect(clientAddress(PEER, "192.0.2.1, <script>", 1)).toBe(PEER);
});

test("one peer has one spelling", () => {
  expect(clientAddress("::ffff:192.0.2.1", undefined, 0)).toBe("192.0.2.1");
  expect(clientAddress(PEER, "192.0.2.1:4711", 1)).toBe("192.0.2.1");
  expect(clientAddress(PEER, "[2001:DB8::1]:4711", 1)).toBe("2001:db8::1");
  expect(clientAddress(PEER, " 2001:db8::1 ", 1)).toBe("2001:db8::1");
});

test("what a client sends as its address is replaced, or removed when the peer is unknown", () => {
  const request = { socket: { remoteAddress: PEER }, headers: { "x-client-address": "6.6.6.6" } };
  noteClientAddress(request, 0);
  expect(request.headers).toEqual({ "x-client-address": PEER });
  const unknown = { socket: {}, headers: { "x-client-address": "6.6.6.6" } };
  noteClientAddress(unknown, 0);
  expect(unknown.headers).toEqual({});
});
