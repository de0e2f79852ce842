const PLAIN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss", "–": "-" };

/**
 * `Content-Disposition` for a file of this name (RFC 6266): in ASCII for clients that know no more, and in full where it
 * is more than letters, digits and dots.
 */
export function attachment(name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").replace(/\s+/g, " ");
  const plain = clean.replace(/[^\x20-\x7e]/g, (sign) => PLAIN[sign] ?? "");
  if (/^[\w.-]+$/.test(clean)) return `attachment; filename="${clean}"`;
  // Encodes the characters that encodeURIComponent leaves but RFC 5987 does not allow.
  const full = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
