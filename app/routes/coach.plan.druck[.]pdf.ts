import { redirect } from "@remix-run/node";
import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { readActionPlanSheet } from "~/coach/action-plan/read-plan-sheet.server";
import { makeStand } from "~/print/make-stand.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { ActionPlanSheet } from "~/ui/print/plan-sheet";

/** GET /coach/plan/druck.pdf: the sheet of /coach/plan/druck as a file. */
export const loader = pdfRoute(async ({ request }) => {
  const member = await requireMember(request);
  const now = new Date();
  const plan = await readActionPlanSheet(member, now);
  if (!plan) throw redirect("/coach/plan");
  const sheet = createElement(ActionPlanSheet, { ...makeStand("/coach/plan", now), ...plan });
  return { userId: member.userId, name: "plan", title: "Dein Plan", sheet };
});
