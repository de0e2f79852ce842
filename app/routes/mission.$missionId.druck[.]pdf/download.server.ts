import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { makeSheetFile } from "~/print/make-file.server";
import { readMissionPrint } from "~/print/read-mission-print.server";
import { sendPdf } from "~/request/send-pdf.server";
import { MissionSheet } from "~/ui/print/sheet";

export async function download({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { userId, selectedCareerPath } = await requireAccess(request);
  const query = new URL(request.url).searchParams;
  const slug = params.missionId ?? "";
  const print = await readMissionPrint({ userId, selectedCareerPath, slug, query, ending: "druck.pdf" });
  if (!print.ok) throw redirect(print.to);
  const { options, sheet, date } = print;
  const { productName } = library().site;
  const element = createElement(MissionSheet, { ...sheet, level: 1, productName, date });
  const wish = { ...options, title: `${sheet.place}: ${sheet.title}` };
  return sendPdf({ userId, name: print.slug, make: () => makeSheetFile(element, wish) });
}
