import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { MINUTE_SECONDS } from "~/domain/time/durations";
import { madeOfEnv } from "~/environment/env.server";
import { cookieOptions } from "./cookie.server";

const amount = z.number().int().nonnegative();

/** A message shown once after a redirect: its key in the catalogue, the values for its gaps, and what was credited. */
const flashSchema = z.strictObject({
  key: z.string().max(40),
  args: z.array(z.string().max(254)).max(3),
  id: z.string().max(40),
  credit: z.strictObject({ xp: amount, bonusXp: amount, totalXp: amount, completedMissions: amount }).optional(),
});
export type Flash = z.infer<typeof flashSchema>;

/** The cookie lives until the next page has shown the message. It carries no secret and decides nothing. */
export const flashCookie = madeOfEnv(() => createCookie("flash", { ...cookieOptions(), maxAge: MINUTE_SECONDS }));

/** The flash of a request, or null; anything unreadable counts as none. */
export async function readFlash(request: Request): Promise<Flash | null> {
  const parsed = flashSchema.safeParse(await flashCookie().parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}
