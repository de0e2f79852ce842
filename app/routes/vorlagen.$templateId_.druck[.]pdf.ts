import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { listTemplateBlanks } from "~/db/missions/template-blanks.server";
import { templateWork } from "~/domain/blanks/blank-work";
import { printQuery, wantsAnswers } from "~/domain/missions/sheet";
import { fileResponse } from "~/http/file-response";
import { refusal } from "~/http/refusal.server";
import { keptFile } from "~/print/kept-files.server";
import { makeSheetFile } from "~/print/make-file.server";
import { readTemplatePrint } from "~/print/read-template-print.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { TemplateSheet } from "~/ui/print/template-sheet";

/**
 * GET /vorlagen/{id}/druck.pdf: the sheet of /vorlagen/{id}/druck as a file. Public and the same for everyone, as the
 * template is; with `inhalt=antworten` as its reader has filled it in.
 */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return wantsAnswers(new URL(args.request.url).searchParams) ? ownFile(args) : publicFile(args);
}

const ownFile = pdfRoute(async ({ request, params }) => {
  const { userId } = await requireMember(request);
  const slug = params.templateId ?? "";
  const written = await listTemplateBlanks({ userId, missionId: templateWork(slug) });
  const print = readTemplatePrint(slug, { query: new URL(request.url).searchParams, written, now: new Date() });
  if (!print) throw refusal(404);
  const { title } = print.sheet;
  return { userId, name: title, title, sheet: createElement(TemplateSheet, print.sheet) };
});

async function publicFile({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const print = readTemplatePrint(params.templateId ?? "", { query, written: null, now: new Date() });
  if (!print) throw refusal(404);
  const { template, options, sheet } = print;
  const make = () => makeSheetFile(createElement(TemplateSheet, sheet), { ...options, title: sheet.title });
  const body = await keptFile({ of: template, day: sheet.date, variant: printQuery(options), make });
  return fileResponse({ body, type: "application/pdf", name: `${sheet.title}.pdf` }, "public");
}
