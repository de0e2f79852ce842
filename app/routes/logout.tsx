import { redirect } from "@remix-run/node";
import * as z from "zod";
import { logOut } from "~/auth/session.server";
import { mutation } from "~/request/mutation.server";

export const loader = () => redirect("/");

/** Logs out, and makes the browser forget the drafts and pages it kept for use offline. */
export const action = mutation({ who: "anyone", schema: z.strictObject({}) }, async ({ request }) => {
  const headers = await logOut(request);
  headers.set("Clear-Site-Data", '"storage"');
  // Answers scripts without a redirect: in WebKit a redirect that clears storage never reaches a script that does not
  // follow it, and clears nothing when followed.
  if (isFromScript(request)) return new Response(null, { status: 204, headers });
  return redirect("/auth", { headers });
});

/** Whether the page's script asks, by its `Accept`; a script of an older build is redirected as a form is. */
const isFromScript = ({ headers }: Request): boolean => headers.get("Accept") === "application/json";
