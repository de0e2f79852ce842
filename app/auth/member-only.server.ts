import type { LoaderFunctionArgs } from "@remix-run/node";
import { page } from "./mutation.server";
import { requireMember } from "./session.server";

/** The loader of a screen that shows nothing of its own yet but is for members. */
export const memberOnly = page(async ({ request }: LoaderFunctionArgs) => {
  await requireMember(request);
  return null;
});
