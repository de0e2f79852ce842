import { createCookie } from "@remix-run/node";
import { KNOWN_DEVICE_DAYS } from "~/db/people.server";
import { DAY_SECONDS } from "~/domain/durations";
import { cookieOptions } from "~/http/cookie.server";
import { secrets } from "./secret.server";

// __Host- binds a cookie to exactly this host; browsers accept it over https only.
const name = (base: string) => (cookieOptions.secure ? `__Host-${base}` : base);

const signed = { ...cookieOptions, secrets: [...secrets] };

/** A random token; what it stands for is in the database. */
export const sessionCookie = createCookie(name("session"), { ...signed, maxAge: 30 * DAY_SECONDS });
/** Says only that somebody with an account has used this browser. */
export const knownCookie = createCookie(name("known"), { ...cookieOptions, maxAge: 400 * DAY_SECONDS });
/** A random token of a device that has logged in before; signed, so that nobody brings one along that is not ours. */
export const deviceCookie = createCookie(name("device"), { ...signed, maxAge: KNOWN_DEVICE_DAYS * DAY_SECONDS });

/** The text in one of these cookies, or null for anything else. */
export async function readText(cookie: typeof sessionCookie, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value.length > 0 && value.length <= 100 ? value : null;
}
