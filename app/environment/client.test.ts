import { expect, test } from "vitest";
import { clientAt, clientNetwork } from "./client";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0::/64"],
  ["2001:db8:1::4:5:6:7", "2001:db8:1:0::/64"],
  ["2001:db8::3:4:5:6:7", "2001:db8:0:3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["::ffff:0:0:1", "0:0:0:0::/64"],
  ["::fffe:192.0.2.1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["fe80::2%25en1", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, client) => expect(clientNetwork(address)).toBe(client));

test.each(["", "unknown", "192.0.2", "192.0.2.256", "2001:db8::1::2", "[2001:db8::1]", "<script>", "1.2.3.4:80"])(
  "%j is no address",
  (text) => expect(clientNetwork(text)).toBeNull(),
);

test("requests without an address share one budget", () => {
  expect(clientAt(null)).toBe("unknown");
  expect(clientAt("nobody")).toBe("unknown");
  expect(clientAt("2001:db8::7")).toBe("2001:db8:0:0::/64");
});
