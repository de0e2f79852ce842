import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "./compress.server";

const TEXT = "<p>Schön, dass du da bist.</p>".repeat(20);

function answerTo(acceptEncoding: string | null, isFirst = false) {
  const request = new Request("http://localhost", {
    headers: acceptEncoding === null ? {} : { "Accept-Encoding": acceptEncoding },
  });
  const headers = new Headers({ Vary: "Cookie" });
  return { body: compress(TEXT, request, headers, isFirst), headers };
}

test.each(["gzip", "gzip, deflate, br, zstd", "br, gzip", "GZIP"])(
  "a browser that takes '%s' gets gzip",
  (accepted) => {
    const { body, headers } = answerTo(accepted);
    if (typeof body === "string") throw new Error("The text was not compressed.");
    expect(gunzipSync(body).toString()).toBe(TEXT);
    expect(headers.get("Content-Encoding")).toBe("gzip");
    expect(headers.get("Content-Length")).toBe(String(body.byteLength));
  },
);

test("a first visit gets Brotli, where its browser takes it", () => {
  const { body, headers } = answerTo("gzip, deflate, br, zstd", true);
  if (typeof body === "string") throw new Error("The text was not compressed.");
  expect(brotliDecompressSync(body).toString()).toBe(TEXT);
  expect(headers.get("Content-Encoding")).toBe("br");
  expect(headers.get("Content-Length")).toBe(String(body.byteLength));
  expect(answerTo("gzip, deflate", true).headers.get("Content-Encoding")).toBe("gzip");
  expect(answerTo("gzip, br;q=0", true).headers.get("Content-Encoding")).toBe("gzip");
});

test.each([null, "", "identity", "br", "gzip;q=0", "gzip;q=0.2, br", "x-gzip-not"])(
  "who accepts '%s' gets the text as it is",
  (accepted) => {
    const { body, headers } = answerTo(accepted);
    expect(body).toBe(TEXT);
    expect(headers.get("Content-Encoding")).toBeNull();
    expect(headers.get("Content-Length")).toBeNull();
  },
);

test("a cache is told that the answer depends on it", () => {
  expect(answerTo("gzip").headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  expect(answerTo(null).headers.get("Vary")).toBe("Cookie, Accept-Encoding");
});
