import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { readStartPlanPrint } from "~/start-steps/read-start-plan-print.server";
import { StartPlanSheet } from "~/ui/print/start-plan-sheet";

/** GET /startfahrplan/druck.pdf: the sheet of /startfahrplan/druck as a file. */
export const loader = pdfRoute(async ({ request }) => {
  const member = await requireMember(request);
  const sheet = createElement(StartPlanSheet, await readStartPlanPrint(member, new Date()));
  return { userId: member.userId, name: "startfahrplan", title: "Mein Startfahrplan", sheet };
});
