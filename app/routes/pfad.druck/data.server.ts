import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { readPathPrint } from "~/print/read-path-print.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { userId, firstName, selectedCareerPath } = await requireAccess(request);
  const query = new URL(request.url).searchParams;
  const print = await readPathPrint({ userId, firstName, selectedCareerPath, query });
  if (!print) throw redirect("/quests");
  return print;
});
