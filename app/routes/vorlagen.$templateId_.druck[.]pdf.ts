import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { printQuery } from "~/domain/missions/sheet";
import { fileResponse } from "~/http/file-response";
import { refusal } from "~/http/refusal.server";
import { keptFile } from "~/print/kept-files.server";
import { makeSheetFile } from "~/print/make-file.server";
import { readTemplatePrint } from "~/print/read-template-print.server";
import { TemplateSheet } from "~/ui/print/template-sheet";

/**
 * GET /vorlagen/{id}/druck.pdf: the sheet of /vorlagen/{id}/druck as a file. Public and the same for everyone, as the
 * template's own page is.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const print = readTemplatePrint(params.templateId ?? "", new URL(request.url).searchParams, new Date());
  if (!print) throw refusal(404);
  const { template, options, sheet } = print;
  const make = () => makeSheetFile(createElement(TemplateSheet, sheet), { ...options, title: sheet.title });
  const body = await keptFile({ of: template, day: sheet.date, variant: printQuery(options), make });
  return fileResponse({ body, type: "application/pdf", name: `${sheet.title}.pdf` }, "public");
}
