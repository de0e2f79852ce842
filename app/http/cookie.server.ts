import type { Cookie } from "@remix-run/node";
import { env } from "~/env.server";

/** What every cookie of ours has: out of reach of scripts and other sites, and with https never sent in the clear. */
export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_URL.startsWith("https:"),
} as const;

/** The Set-Cookie line that removes a cookie from the browser. */
export const removeCookie = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 });
