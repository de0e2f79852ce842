import { redirect } from "@remix-run/node";
import * as z from "zod";
import { logOut } from "~/auth/session.server";
import { mutation } from "~/request/mutation.server";

export const loader = () => redirect("/");

/** Also makes the browser forget the drafts and pages it kept for use offline. */
export const action = mutation({ who: "anyone", schema: z.strictObject({}) }, async ({ request }) => {
  const headers = await logOut(request);
  headers.set("Clear-Site-Data", '"storage"');
  return redirect("/auth", { headers });
});
