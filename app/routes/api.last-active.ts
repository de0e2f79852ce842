import { json } from "@remix-run/node";
import * as z from "zod";
import { mutation } from "~/request/mutation.server";

/** The tab is visible again: reading the session has noted the day of activity already. */
export const action = mutation({ who: "member", schema: z.strictObject({}) }, async () => json({ ok: true }));
