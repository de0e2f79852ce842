import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readSession } from "~/auth/session.server";
import { listTemplateBlanks } from "~/db/missions/template-blanks.server";
import { templateWork } from "~/domain/blanks/blank-work";
import { readTemplatePrint } from "~/print/read-template-print.server";
import { page } from "~/request/page.server";

/** The same for all strangers; a reader who has filled it in prints it so. */
export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  const slug = params.templateId ?? "";
  const { member } = await readSession(request);
  const written = member && (await listTemplateBlanks({ userId: member.userId, missionId: templateWork(slug) }));
  const print = readTemplatePrint(slug, { query: new URL(request.url).searchParams, written, now: new Date() });
  if (!print) throw new Response(null, { status: 404 });
  const { path, options, sheet } = print;
  return json({ path, options, sheet });
});
