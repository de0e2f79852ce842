import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { library } from "~/content/library.server";
import type { PaperOptions } from "~/domain/missions/sheet";
import { makePdf } from "./pdf/make-pdf.server";

/** A sheet as the PDF file of its page. */
export function makeSheetFile(sheet: ReactElement, { title, large, paper }: PaperOptions & { title: string }) {
  const { productName } = library().site;
  return makePdf({ title, author: productName, html: renderToStaticMarkup(sheet), large, paper });
}
