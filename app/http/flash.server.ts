import { z } from "zod";
import { readCookie, removeCookie, setCookie } from "./cookie.server";

/** What a page says once after a redirect: a key of the catalogue and what fills its gaps. */
const flashSchema = z.strictObject({
  key: z.string().max(40),
  args: z.array(z.string().max(254)).max(3),
  id: z.string().max(40),
});
export type Flash = z.infer<typeof flashSchema>;

const NAME = "flash";
const LIFETIME_SECONDS = 60;

/** A cookie that lives until the next page has shown it. It carries no secret and decides nothing. */
export function flashCookie(flash: Flash): string {
  const value = Buffer.from(JSON.stringify(flash)).toString("base64url");
  return setCookie(NAME, value, LIFETIME_SECONDS);
}

export const clearFlashCookie = removeCookie(NAME);

/** The flash of a request, or null; anything unreadable counts as none. */
export function readFlash(request: Request): Flash | null {
  const value = readCookie(request, NAME);
  if (!value) return null;
  try {
    const parsed = flashSchema.safeParse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
