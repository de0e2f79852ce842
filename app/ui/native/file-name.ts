/** The name of a file from `Content-Disposition` (RFC 6266), without anything that could lead out of a folder. */
export function fileName(disposition: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  const name = (full === undefined ? plain : decoded(full)) ?? "";
  return name.replace(/[/\\:*?"<>|\p{Cc}]/gu, "-").replace(/^\.+/, "") || "datei";
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
