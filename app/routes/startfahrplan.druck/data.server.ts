import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { paperOptions } from "~/domain/missions/sheet";
import { page } from "~/request/page.server";
import { readStartPlanPrint } from "~/start-steps/read-start-plan-print.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  return {
    options: paperOptions(new URL(request.url).searchParams),
    sheet: await readStartPlanPrint(member, new Date()),
  };
});
