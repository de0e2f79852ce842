import { redirect } from "@remix-run/node";
import { createElement } from "react";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { readPathPrint } from "~/print/read-path-print.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { Workbook } from "~/ui/print/workbook";

/** GET /pfad/druck.pdf: the workbook of /pfad/druck as a file, with page numbers in its contents. */
export const loader = pdfRoute(async ({ request }) => {
  const { userId, firstName, selectedCareerPath } = await requireAccess(request);
  const query = new URL(request.url).searchParams;
  const workbook = await readPathPrint({ userId, firstName, selectedCareerPath, query });
  if (!workbook) throw redirect("/quests");
  const sheet = createElement(Workbook, { ...workbook, productName: library().site.productName });
  return { userId, name: "arbeitsbuch", title: `Arbeitsbuch ${workbook.path.name}`, sheet };
});
