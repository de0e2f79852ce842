import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { readPlanSheet } from "~/coach/action-plan/read-plan-sheet.server";
import { paperOptions } from "~/domain/missions/sheet";
import { makeSheetFile } from "~/print/make-file.server";
import { makeStand } from "~/print/make-stand.server";
import { sendPdf } from "~/request/send-pdf.server";
import { PlanSheet } from "~/ui/print/plan-sheet";

export async function download({ request }: LoaderFunctionArgs): Promise<Response> {
  const member = await requireMember(request);
  const now = new Date();
  const plan = await readPlanSheet(member, now);
  if (!plan) throw redirect("/coach/plan");
  const element = createElement(PlanSheet, { ...makeStand("/coach/plan", now), ...plan });
  const wish = { ...paperOptions(new URL(request.url).searchParams), title: "Dein Plan" };
  return sendPdf({ userId: member.userId, name: "plan", make: () => makeSheetFile(element, wish) });
}
