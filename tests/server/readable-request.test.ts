import { expect, test } from "vitest";
import { makeReadable, readableUrl } from "../../server/requests/readable-request.mjs";

test.each([
  ["/home?x=%", "/home?x=%"],
  ["/mission/a%20b", "/mission/a%20b"],
  ["/mission/%E0%A4%A?x=%41", "/mission/%25E0%25A4%25A?x=%41"],
  ["/%5c", "/%255c"],
  ["/%09/evil.example?x=%09", "/%2509/evil.example?x=%09"],
  ["/\\evil.example/..?x=\\", "/%255Cevil.example/..?x=\\"],
  ["/a%0Ab", "/a%250Ab"],
  ["http://evil.example/path?x=1", "/path?x=1"],
  ["http://[/", "/"],
  ["*", "/"],
  ["mailto:x", "/"],
])("%s is read as %s", (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});

const mended = (headers: Record<string, string>, method = "POST") => {
  const request = { method, url: "/", headers: { ...headers } };
  makeReadable(request);
  return request;
};

test("a method that fetch refuses becomes one that the app refuses", () => {
  expect(mended({}, "TRACE").method).toBe("OPTIONS");
  expect(mended({}, "GET").method).toBe("GET");
});

test.each(["a b", "evil.example/x", "a@b", "a#b", "localhost:99999"])(
  "Host: %s never becomes a part of an address",
  (host) => {
    expect(mended({ host }).headers.host).toBe("invalid");
  },
);

test.each(["localhost:3000", "[::1]:3000", "example.org"])("Host: %s stays", (host) => {
  expect(mended({ host }).headers.host).toBe(host);
});

test("X-Forwarded-Host always agrees with Origin, so that the app alone judges it", () => {
  const claimed = { "x-forwarded-host": "claimed.example" };
  expect(mended({ ...claimed, origin: "https://a.example:99" }).headers["x-forwarded-host"]).toBe("a.example:99");
  expect(mended({ ...claimed, origin: "%%" }).headers).toEqual({ origin: "null", "x-forwarded-host": "null" });
  expect(mended({ ...claimed, origin: "null" }).headers).toEqual({ origin: "null", "x-forwarded-host": "null" });
  expect(mended(claimed).headers).toEqual({});
});
