import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { readMissionPrint } from "~/print/read-mission-print.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath } = await requireAccess(request);
  const query = new URL(request.url).searchParams;
  const slug = params.missionId ?? "";
  const print = await readMissionPrint({ userId, selectedCareerPath, slug, query, ending: "druck" });
  if (!print.ok) throw redirect(print.to);
  return print;
});
