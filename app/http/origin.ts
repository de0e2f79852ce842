/**
 * Whether a state-changing request comes from our own pages: Sec-Fetch-Site where the browser sends it, else Origin
 * against the configured public origin. Host and X-Forwarded-Host are never asked: clients choose them.
 */
export function isSameOrigin(headers: Headers, appOrigin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === appOrigin;
}
