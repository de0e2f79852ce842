import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { printQuery } from "~/domain/missions/sheet";
import { fileResponse } from "~/http/file-response";
import { refusal } from "~/http/refusal.server";
import { keptFile } from "~/print/kept-files.server";
import { makeSheetFile } from "~/print/make-file.server";
import { readExamplePrint } from "~/print/read-example-print.server";
import { TemplateSheet } from "~/ui/print/template-sheet";

/**
 * GET /beispiele/{path}/{document}/druck.pdf: the sheet of its page as a file. Public and the same for everyone, as the
 * document's own page is.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const print = readExamplePrint(params, new URL(request.url).searchParams, new Date());
  if (!print) throw refusal(404);
  const { example, options, sheet } = print;
  const make = () => makeSheetFile(createElement(TemplateSheet, sheet), { ...options, title: sheet.title });
  const body = await keptFile({ of: example, day: sheet.date, variant: printQuery(options), make });
  return fileResponse({ body, type: "application/pdf", name: `${sheet.title}.pdf` }, "public");
}
