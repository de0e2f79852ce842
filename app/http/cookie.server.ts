import type { Cookie } from "@remix-run/node";
import { madeOfEnv } from "~/environment/env.server";

export const cookieOptions = madeOfEnv(({ APP_URL }) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: "/",
  secure: APP_URL.startsWith("https:"),
}));

export const removeCookie = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 });
