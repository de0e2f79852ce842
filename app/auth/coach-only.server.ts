import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { openTabs } from "~/domain/access";
import { page } from "./mutation.server";
import { requireAccess } from "./session.server";

/** The loader of the coach, which shows nothing of its own yet and which the add-on opens too. */
export const coachOnly = page(async ({ request }: LoaderFunctionArgs) => {
  const { access } = await requireAccess(request, "coachAccess");
  return json(openTabs(access));
});
