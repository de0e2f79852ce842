import { env } from "~/env.server";

/** What every cookie of ours has: out of reach of scripts and other sites, and with https never sent in the clear. */
export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_URL.startsWith("https:"),
} as const;

/** The Set-Cookie line of a cookie that is neither signed nor encoded. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  const line = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return cookieOptions.secure ? `${line}; Secure` : line;
}

export const removeCookie = (name: string): string => setCookie(name, "", 0);

/** The value of one cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
