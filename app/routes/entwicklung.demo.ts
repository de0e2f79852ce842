import { redirect } from "@remix-run/node";
import * as z from "zod";
import { logInDemoUser } from "~/dev/demo-user.server";
import { env } from "~/environment/env.server";
import { mutation } from "~/request/mutation.server";

/** Resets the demo user in full. */
export const action = mutation({ who: "anyone", schema: z.strictObject({}) }, async ({ now }) => {
  if (env().NODE_ENV !== "development") throw new Response(null, { status: 404 });
  return redirect("/home", { headers: await logInDemoUser({ now }) });
});
