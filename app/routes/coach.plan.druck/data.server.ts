import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { readActionPlanSheet } from "~/coach/action-plan/read-plan-sheet.server";
import { paperOptions } from "~/domain/missions/sheet";
import { makeStand } from "~/print/make-stand.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const now = new Date();
  return {
    options: paperOptions(new URL(request.url).searchParams),
    plan: await readActionPlanSheet(member, now),
    stand: makeStand("/coach/plan", now),
  };
});
