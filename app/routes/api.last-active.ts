import { json } from "@remix-run/node";
import * as z from "zod";
import { mutation } from "~/request/mutation.server";

/** Called when a tab becomes visible again: reading the session has already noted the day of activity. */
export const action = mutation({ who: "member", schema: z.strictObject({}) }, async () => json({ ok: true }));
