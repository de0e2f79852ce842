import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { serveOnlyFiles } from "../../server/public-files.mjs";
import { shell } from "../../server/shell.mjs";

type Next = (error?: unknown) => void;
type Serve = (request: IncomingMessage, response: ServerResponse, next: Next) => void;
type Static = (root: string, options: object) => Serve;
/** What the bundled server asks for (`server/bundled-static.cjs`). */
const bundled: typeof shell & { onlyFiles?: (serveStatic: Static) => Static } = shell;
const before = bundled.onlyFiles;
afterEach(() => {
  bundled.onlyFiles = before;
});

const FILES = new Set(["/build/a.js", "/build/a.js.br", "/build/b.css", "/build/b.css.br", "/build/c.js", "/icon.svg"]);

/** Asks what is mounted at /build, whose files are gone where `isGone`; tells what it looked for and what it would send. */
function ask(path: string, encodings: string | undefined, isGone = (_: string) => false) {
  serveOnlyFiles(FILES, {});
  const looked: string[] = [];
  const serveStatic: Static = () => (request, _, next) => {
    looked.push(request.url ?? "");
    if (isGone(request.url ?? "")) next();
  };
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", originalUrl: path });
  request.url = path.replace("/build", "");
  if (encodings !== undefined) request.headers["accept-encoding"] = encodings;
  const response = new ServerResponse(request);
  let passedOn = false;
  bundled.onlyFiles?.(serveStatic)("public/build", {})(request, response, () => (passedOn = true));
  return { looked, passedOn, headers: { ...response.getHeaders() } };
}

test("whoever takes Brotli gets scripts and stylesheets as the build compressed them", () => {
  expect(ask("/build/a.js", "gzip, deflate, br, zstd")).toEqual({
    looked: ["/a.js.br"],
    passedOn: false,
    headers: { "content-encoding": "br", "content-type": "application/javascript; charset=UTF-8" },
  });
  expect(ask("/build/b.css", "br").headers["content-type"]).toBe("text/css; charset=UTF-8");
});

test("everybody else, and every other file, gets it as it is", () => {
  const plain = (path: string) => ({ looked: [path], passedOn: false, headers: {} });
  for (const encodings of [undefined, "gzip", "gzip, br;q=0", "xbr"]) {
    expect(ask("/build/a.js", encodings), encodings).toEqual(plain("/a.js"));
  }
  expect(ask("/build/c.js", "br")).toEqual(plain("/c.js"));
  expect(ask("/icon.svg", "br")).toEqual(plain("/icon.svg"));
});

test("a compressed file that is gone leaves the other one, with no trace of it", () => {
  const answer = ask("/build/a.js", "br", (url) => url.endsWith(".br"));
  expect(answer).toEqual({ looked: ["/a.js.br", "/a.js"], passedOn: false, headers: {} });
  expect(ask("/build/a.js", "br", () => true)).toMatchObject({ passedOn: true, headers: {} });
});
