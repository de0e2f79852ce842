import { json } from "@remix-run/node";
import { z } from "zod";
import { mutation } from "~/request/mutation.server";

/** Somebody has come back to the tab. Reading the session has noted the day of activity already. */
export const action = mutation({ who: "member", schema: z.strictObject({}) }, async () => json({ ok: true }));
