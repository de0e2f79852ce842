/** The OpenDocument formats written here, with their media types. */
export const OPEN_DOCUMENT = {
  text: "application/vnd.oasis.opendocument.text",
  spreadsheet: "application/vnd.oasis.opendocument.spreadsheet",
} as const;

const NAMESPACES =
  ["office", "style", "text", "table", "meta"]
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(" ") +
  ' xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"' +
  ' xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"' +
  ' xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const inXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\t\n]/gu, "");

export interface OpenDocument {
  kind: keyof typeof OPEN_DOCUMENT;
  title: string;
  /** Styles of the whole file: `office:styles`, `office:automatic-styles`, `office:master-styles`. */
  styles: string;
  /** Styles that only the content uses. */
  automaticStyles: string;
  body: string;
}

/** Zips a document: its first file, uncompressed, names the media type (OpenDocument 1.3, part 2, 3.3). */
export async function zipOpenDocument({ kind, title, styles, automaticStyles, body }: OpenDocument) {
  const { strToU8, zipSync } = await import("fflate");
  const type = OPEN_DOCUMENT[kind];
  const part = (name: string, inner: string) =>
    strToU8(`${HEAD}<office:document-${name} ${NAMESPACES}>${inner}</office:document-${name}>`);
  const entries = ["content.xml", "styles.xml", "meta.xml"].map(
    (path) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="text/xml"/>`,
  );
  const manifest =
    `${HEAD}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">` +
    `<manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${type}"/>` +
    `${entries.join("")}</manifest:manifest>`;
  const content = `<office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body>${body}</office:body>`;
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    "META-INF/manifest.xml": strToU8(manifest),
    "content.xml": part("content", content),
    "styles.xml": part("styles", styles),
    "meta.xml": part("meta", `<office:meta><dc:title>${inXml(title)}</dc:title></office:meta>`),
  });
}
