/**
 * Allows scripts only with this response's nonce or from our origin, and nothing foreign but the video player, which a
 * visitor starts with two clicks. `liveReload` opens the development server's socket.
 */
export function contentSecurityPolicy({
  nonce,
  liveReload,
  checkoutHosts = [],
}: {
  nonce: string;
  liveReload: boolean;
  /** Hosts that a form may redirect to for payment: browsers apply form-action to redirects, too. */
  checkoutHosts?: readonly string[];
}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Style attributes set the widths of bars and the positions on the trail.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${liveReload ? " ws:" : ""}`,
    "frame-src https://www.youtube-nocookie.com",
    ["form-action 'self'", ...checkoutHosts].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
