import type { Cookie } from "@remix-run/node";
import { madeOfEnv } from "~/env.server";

/** Attributes of all our cookies: HttpOnly, SameSite and, with https, Secure. */
export const cookieOptions = madeOfEnv(({ APP_URL }) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: "/",
  secure: APP_URL.startsWith("https:"),
}));

/** The Set-Cookie line that removes a cookie from the browser. */
export const removeCookie = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 });
