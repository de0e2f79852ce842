import { redirect } from "@remix-run/node";
import { z } from "zod";
import { mutation } from "~/auth/mutation.server";
import { logOut } from "~/auth/session.server";

export const loader = () => redirect("/");

/** Ends the session; the browser clears its own keys on the login page. */
export const action = mutation({ who: "anyone", schema: z.strictObject({}) }, async ({ request }) =>
  redirect("/auth", { headers: await logOut(request) }),
);
