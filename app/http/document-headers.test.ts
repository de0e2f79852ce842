import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./document-headers.server";

const directives = (liveReload = false) =>
  Object.fromEntries(
    contentSecurityPolicy({ nonce: "abc", liveReload })
      .split("; ")
      .map((part): [string, string] => [part.split(" ")[0] ?? "", part.split(" ").slice(1).join(" ")]),
  );

test("scripts come from us or carry this answer's nonce", () => {
  expect(directives()).toMatchObject({
    "default-src": "'self'",
    "script-src": "'self' 'nonce-abc'",
    "style-src": "'self' 'nonce-abc'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "frame-src": "https://www.youtube-nocookie.com",
    "connect-src": "'self'",
  });
  expect(contentSecurityPolicy({ nonce: "abc", liveReload: false })).not.toMatch(
    /unsafe-eval|https?:(?!\/\/www\.youtube)|\*/,
  );
});

test("only the development server may open a socket", () => {
  expect(directives(true)["connect-src"]).toBe("'self' ws:");
});
