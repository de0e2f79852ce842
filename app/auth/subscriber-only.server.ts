import type { LoaderFunctionArgs } from "@remix-run/node";
import { page } from "./mutation.server";
import { requireAccess } from "./session.server";

/** The loader of a screen that shows nothing of its own yet but is for people with access. */
export const subscriberOnly = page(async ({ request }: LoaderFunctionArgs) => {
  await requireAccess(request);
  return null;
});
