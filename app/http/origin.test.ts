import { describe, expect, test } from "vitest";
import { isSameOrigin } from "./origin";

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
