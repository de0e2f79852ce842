import type { Cookie } from "@remix-run/node";
import { env } from "~/env.server";

/** Attributes of all our cookies: HttpOnly, SameSite and, with https, Secure. */
export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_URL.startsWith("https:"),
} as const;

/** The Set-Cookie line that removes a cookie from the browser. */
export const removeCookie = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 });
