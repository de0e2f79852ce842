import { expect, test } from "vitest";
import { addressOf, clientAddress, networkOf, trustedProxies } from "../../server/requests/client-address.mjs";

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

test("no header but that of a trusted proxy says where a request comes from", () => {
  const headers = { "x-client-address": "6.6.6.6", "x-real-ip": "6.6.6.6", "x-forwarded-for": "192.0.2.1" };
  const request = { socket: { remoteAddress: PEER }, headers };
  expect([0, 1].map((proxies) => addressOf(request, proxies))).toEqual([PEER, "192.0.2.1"]);
  expect(addressOf({ socket: {}, headers }, 0)).toBeUndefined();
});

test("bounds per client count an IPv4 address, or the network of an IPv6 one", () => {
  const one = "2001:db8:0:7::/64";
  expect(["192.0.2.1", undefined].map(networkOf)).toEqual(["192.0.2.1", "unknown"]);
  expect(["2001:db8:0:7::1", "2001:db8:0:7:ffff:1:2:3", "2001:0DB8::7:0:0:0:9"].map(networkOf)).toEqual([
    one,
    one,
    one,
  ]);
  expect(["::1", "fe80::1%eth0"].map(networkOf)).toEqual(["0:0:0:0::/64", "fe80:0:0:0::/64"]);
});
