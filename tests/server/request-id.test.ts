import { expect, test } from "vitest";
import { nameOf, nameRequest } from "../../server/requests/request-id.mjs";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

function named({ header, proxies }: { header?: string; proxies: number }) {
  const request = { headers: { "x-request-id": header } };
  const said: [string, string][] = [];
  const response = { setHeader: (name: string, value: string) => void said.push([name, value]) };
  nameRequest(request, response, proxies);
  expect(said).toEqual([["X-Request-Id", nameOf(request)]]);
  return nameOf(request);
}

test("each request has a name of its own, which its answer says", () => {
  expect(named({ proxies: 0 })).toMatch(UUID);
  expect(named({ proxies: 0 })).not.toBe(named({ proxies: 0 }));
});

test("a proxy of ours may have named it", () => {
  expect(named({ header: "5f0c9e7a.balancer-1", proxies: 1 })).toBe("5f0c9e7a.balancer-1");
});

test("nobody else may", () => {
  expect(named({ header: "5f0c9e7a.balancer-1", proxies: 0 })).toMatch(UUID);
});

test.each([
  "short",
  "x".repeat(65),
  "with space",
  'quo"te-and-more',
  "<b>12345678</b>",
  "",
  "umläute-1234",
  "one-1234, two-1234",
])("'%s' is no name", (header) => expect(named({ header, proxies: 1 })).toMatch(UUID));
