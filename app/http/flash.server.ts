import { z } from "zod";

/** What a page says once after a redirect: a key of the catalogue and what fills its gaps. */
const flashSchema = z.strictObject({
  key: z.string().max(40),
  args: z.array(z.string().max(120)).max(3),
  id: z.string().max(40),
});
export type Flash = z.infer<typeof flashSchema>;

const NAME = "flash";

/** A cookie that lives until the next page has shown it. It carries no secret and decides nothing. */
export function flashCookie(flash: Flash): string {
  const value = Buffer.from(JSON.stringify(flash)).toString("base64url");
  return `${NAME}=${value}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`;
}

export const clearFlashCookie = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

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

/** The value of one cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
