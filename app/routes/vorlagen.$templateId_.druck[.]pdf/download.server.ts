import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { printQuery } from "~/domain/missions/sheet";
import { attachment } from "~/http/attachment";
import { refusal } from "~/http/refusal.server";
import { makeSheetFile } from "~/print/make-file.server";
import { readTemplatePrint } from "~/print/read-template-print.server";
import { TemplateSheet } from "~/ui/print/template-sheet";
import { keptFile } from "~/print/kept-files.server";

/** Public and the same for everyone, as the template's own page is. */
export async function download({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const print = readTemplatePrint(params.templateId ?? "", new URL(request.url).searchParams, new Date());
  if (!print) throw refusal(404);
  const { template, options, sheet } = print;
  const make = () => makeSheetFile(createElement(TemplateSheet, sheet), { ...options, title: sheet.title });
  const file = await keptFile({ of: template, day: sheet.date, variant: printQuery(options), make });
  return new Response(file, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachment(`${sheet.title}.pdf`),
      "Cache-Control": "public, max-age=3600",
    },
  });
}
