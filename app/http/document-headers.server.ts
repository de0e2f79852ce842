/**
 * Scripts only with this response's nonce or from us; nothing foreign but the video player, which a person starts with
 * two clicks. `liveReload` opens the development server's socket.
 */
export function contentSecurityPolicy({
  nonce,
  liveReload,
  checkoutHosts = [],
}: {
  nonce: string;
  liveReload: boolean;
  /** Where a form may lead to pay; browsers ask this also of redirects. */
  checkoutHosts?: readonly string[];
}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Widths of bars and positions on the trail are style attributes.
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
