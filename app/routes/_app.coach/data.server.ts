import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { framedPage } from "~/request/framed-page.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  await requireAccess(request, "coachAccess");
  return {};
});
