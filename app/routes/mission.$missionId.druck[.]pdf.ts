import { redirect } from "@remix-run/node";
import { createElement } from "react";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { readMissionPrint } from "~/print/read-mission-print.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { MissionSheet } from "~/ui/print/sheet";

/** GET /mission/{id}/druck.pdf: the sheet of /mission/{id}/druck as a file, for phones that cannot print. */
export const loader = pdfRoute(async ({ request, params }) => {
  const { userId, selectedCareerPath } = await requireAccess(request);
  const query = new URL(request.url).searchParams;
  const slug = params.missionId ?? "";
  const print = await readMissionPrint({ userId, selectedCareerPath, slug, query, ending: "druck.pdf" });
  if (!print.ok) throw redirect(print.to);
  const { sheet, date } = print;
  const { productName } = library().site;
  return {
    userId,
    name: print.slug,
    title: `${sheet.place}: ${sheet.title}`,
    sheet: createElement(MissionSheet, { ...sheet, level: 1, productName, date }),
  };
});
