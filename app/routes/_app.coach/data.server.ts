import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { openTabs } from "~/domain/access";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { access } = await requireAccess(request, "coachAccess");
  return json(openTabs(access));
});
