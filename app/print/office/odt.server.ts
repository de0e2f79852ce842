import type { WrittenText } from "~/domain/text/written-text";
import { OdtWriter } from "./odt-blocks";
import { ODT_STYLES, odtAutomaticStyles } from "./odt-styles";
import { inXml, zipOpenDocument } from "./open-document.server";

export function writeOdt({ title, blocks }: WrittenText): Promise<Uint8Array> {
  const writer = new OdtWriter();
  const text = writer.heading(1, inXml(title)) + writer.write(blocks);
  return zipOpenDocument({
    kind: "text",
    title,
    styles: ODT_STYLES,
    automaticStyles: odtAutomaticStyles(writer),
    body: `<office:text>${text}</office:text>`,
  });
}
