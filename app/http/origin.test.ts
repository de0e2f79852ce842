import { describe, expect, test } from "vitest";
import { isSameOrigin, localPath } from "./origin";

const APP = "https://start.example";

describe("isSameOrigin", () => {
  test.each([
    [{ "Sec-Fetch-Site": "same-origin" }, true],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, true],
    [{ "Sec-Fetch-Site": "cross-site", Origin: APP }, false],
    [{ "Sec-Fetch-Site": "same-site", Origin: APP }, false],
    [{ "Sec-Fetch-Site": "none", Origin: APP }, false],
    [{ "Sec-Fetch-Site": "", Origin: APP }, false],
    [{ Origin: APP }, true],
    [{ Origin: "http://start.example" }, false],
    [{ Origin: "https://start.example:8443" }, false],
    [{ Origin: "https://start.example.evil.example" }, false],
    [{ Origin: `${APP}/` }, false],
    [{ Origin: "null" }, false],
    [{ Host: "start.example", "X-Forwarded-Host": "start.example", Referer: `${APP}/` }, false],
    [{}, false],
  ])("%o: %s", (headers, expected) => {
    expect(isSameOrigin(new Headers(Object.entries(headers)), APP)).toBe(expected);
  });
});

describe("localPath", () => {
  test.each(["/", "/home", "/quiz?frage=3", "/mission/content-creator-in-1?geschafft=1"])("keeps %s", (path) => {
    expect(localPath(path, APP, "/fallback")).toBe(path);
  });

  test("drops the fragment, and what climbs out stays within", () => {
    expect(localPath("/home#top", APP, "/fallback")).toBe("/home");
    expect(localPath("/a/../../home", APP, "/fallback")).toBe("/home");
  });

  test.each([
    null,
    "",
    "home",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/%09".concat("\t"),
    "https://evil.example/",
    "https://start.example@evil.example/",
    "javascript:alert(1)",
    " /home",
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
  ])("refuses %j", (path) => {
    expect(localPath(path, APP, "/fallback")).toBe("/fallback");
  });
});
