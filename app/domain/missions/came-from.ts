/** Path of the mission page that linked here, from the request's Referer; null for every other page. */
export function missionCameFrom(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  return from.origin === origin && /^\/mission\/[a-z0-9-]+$/.test(from.pathname) ? from.pathname : null;
}
