import { gzipSync } from "node:zlib";

/** Plain `gzip` alone; Accept-Encoding with q-values is left to the server's own compression. */
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:,|$)/i;

/**
 * Compression level: a page of 18 kB takes 60 µs instead of 98 at zlib's own level, and becomes 4,271 bytes instead of
 * 4,032.
 */
const LEVEL = 3;

/** Gzips where accepted, and sets the headers. Synchronous: far cheaper for a whole page than a thread-pool stream. */
export function compress(text: string, request: Request, headers: Headers) {
  headers.append("Vary", "Accept-Encoding");
  if (!TAKES_GZIP.test(request.headers.get("Accept-Encoding") ?? "")) return text;
  const body = new Uint8Array(gzipSync(text, { level: LEVEL }));
  headers.set("Content-Encoding", "gzip");
  headers.set("Content-Length", String(body.byteLength));
  return body;
}
