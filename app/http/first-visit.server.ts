/**
 * Whether the browser probably lacks this build's stylesheet, without storing anything to know it: the navigation comes
 * from another site (Sec-Fetch-Site), and no service worker of this build, which has the file cached, sent its header.
 * Browsers without Sec-Fetch-Site count as having it.
 */
export function isFirstVisit({ headers }: Request, build: string): boolean {
  const from = headers.get("Sec-Fetch-Site");
  const worker = headers.get("Service-Worker-Navigation-Preload");
  return headers.get("Sec-Fetch-Dest") === "document" && from !== null && from !== "same-origin" && worker !== build;
}
