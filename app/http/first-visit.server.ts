/**
 * Whether the browser probably lacks this build's stylesheet, without storing anything: it comes from another site, and
 * no service worker of this build, which caches it, sent its header. Without Sec-Fetch-Site: false.
 */
export function isFirstVisit({ headers }: Request, build: string): boolean {
  const from = headers.get("Sec-Fetch-Site");
  const worker = headers.get("Service-Worker-Navigation-Preload");
  return headers.get("Sec-Fetch-Dest") === "document" && from !== null && from !== "same-origin" && worker !== build;
}
