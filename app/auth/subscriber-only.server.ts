import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { openTabs } from "~/domain/access";
import { page } from "./mutation.server";
import { requireAccess } from "./session.server";

/** The loader of a screen that shows nothing of its own yet but is for people with access. */
export const subscriberOnly = page(async ({ request }: LoaderFunctionArgs) => {
  await requireAccess(request);
  return null;
});

/** The same for the coach, which the add-on opens too. */
export const coachOnly = page(async ({ request }: LoaderFunctionArgs) => {
  const { access } = await requireAccess(request, "coachAccess");
  return json(openTabs(access));
});
