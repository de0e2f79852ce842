/**
 * Whether a state-changing request comes from our own pages: Sec-Fetch-Site where the browser sends it, else Origin
 * against the configured public origin. Host and X-Forwarded-Host are never asked: clients choose them.
 */
export function isSameOrigin(headers: Headers, appOrigin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === appOrigin;
}

/**
 * A redirect target within this app, as path and query; anything else becomes the fallback. Tabs, line breaks,
 * backslashes and protocol-relative addresses are refused.
 */
export function localPath(candidate: string | null, appOrigin: string, fallback: string): string {
  if (!candidate || !candidate.startsWith("/") || /[\u0000-\u001f\\]/.test(candidate)) return fallback;
  if (!URL.canParse(candidate, appOrigin)) return fallback;
  const url = new URL(candidate, appOrigin);
  // Resolving can leave two slashes in front, as with /.//evil.example: another host, once it is resolved again.
  const isLocal = url.origin === appOrigin && !candidate.startsWith("//") && !url.pathname.startsWith("//");
  return isLocal ? `${url.pathname}${url.search}` : fallback;
}
