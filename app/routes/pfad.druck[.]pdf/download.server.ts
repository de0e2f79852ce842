import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { makeSheetFile } from "~/print/make-file.server";
import { readPathPrint } from "~/print/read-path-print.server";
import { sendPdf } from "~/request/send-pdf.server";
import { Workbook } from "~/ui/print/workbook";

export async function download({ request }: LoaderFunctionArgs): Promise<Response> {
  const { userId, firstName, selectedCareerPath } = await requireAccess(request);
  const query = new URL(request.url).searchParams;
  const print = await readPathPrint({ userId, firstName, selectedCareerPath, query });
  if (!print) throw redirect("/quests");
  const { options, ...workbook } = print;
  const { productName } = library().site;
  const element = createElement(Workbook, { ...workbook, productName });
  const wish = { ...options, title: `Arbeitsbuch ${workbook.path.name}` };
  return sendPdf({ userId, name: "arbeitsbuch", make: () => makeSheetFile(element, wish) });
}
