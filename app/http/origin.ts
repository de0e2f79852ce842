/**
 * Checks Sec-Fetch-Site if sent, else Origin against our public one; never Host or X-Forwarded-Host: clients choose
 * them.
 */
export function isSameOrigin(headers: Headers, appOrigin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === appOrigin;
}
