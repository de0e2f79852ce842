/**
 * Whether a browser that asks for a page is without this build's stylesheet, as far as that can be known with nothing stored
 * for it: somebody comes from elsewhere, and no service worker of this build, which holds the file, speaks for them.
 * Browsers that do not say where they come from count as having it.
 */
export function isFirstVisit({ headers }: Request, build: string): boolean {
  const from = headers.get("Sec-Fetch-Site");
  const worker = headers.get("Service-Worker-Navigation-Preload");
  return headers.get("Sec-Fetch-Dest") === "document" && from !== null && from !== "same-origin" && worker !== build;
}
