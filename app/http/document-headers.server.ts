/**
 * Scripts only with this response's nonce or from us; nothing foreign but the video player, which a person starts with
 * two clicks. `liveReload` opens the development server's socket.
 */
export function contentSecurityPolicy({ nonce, liveReload }: { nonce: string; liveReload: boolean }): string {
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
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
