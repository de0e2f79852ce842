import { createCookie, type Cookie } from "@remix-run/node";
import { DAY_SECONDS, LONGEST_COOKIE_DAYS } from "~/domain/time/durations";
import { motionCookie, themeCookie } from "~/http/appearance.server";
import { cookieOptions, removeCookie } from "~/http/cookie.server";
import { flashCookie } from "~/http/flash.server";
import { keyedHash, madeOfSecrets } from "~/signed/secret.server";

const cookies = madeOfSecrets((secrets) => {
  const options = cookieOptions();
  const signed = { ...options, secrets: [...secrets] };
  // __Host- binds a cookie to exactly this host; browsers accept it over https only.
  const name = (base: string) => (options.secure ? `__Host-${base}` : base);
  return {
    session: createCookie(name("session"), { ...signed, maxAge: 30 * DAY_SECONDS }),
    known: createCookie(name("known"), { ...options, maxAge: LONGEST_COOKIE_DAYS * DAY_SECONDS }),
    device: createCookie(name("device"), { ...signed, maxAge: LONGEST_COOKIE_DAYS * DAY_SECONDS }),
  };
});

export const sessionCookie = () => cookies().session;
/** Says only that a member has used this browser. */
export const knownCookie = () => cookies().known;
/** A random token of a device that has logged in before; signed, so that no client can bring one we did not issue. */
export const deviceCookie = () => cookies().device;

/** The text in one of these cookies; null for anything else. */
export async function readCookieText(cookie: Cookie, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value.length > 0 && value.length <= 100 ? value : null;
}

/** Mark by which a session that ended with its account is remembered: a hash of its token, as its row is gone. */
export async function readSessionMark(request: Request): Promise<string> {
  return keyedHash("erased", (await readCookieText(sessionCookie(), request)) ?? "");
}

export async function forgetfulHeaders(): Promise<Headers> {
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const cookie of [sessionCookie, knownCookie, deviceCookie, themeCookie, motionCookie, flashCookie]) {
    headers.append("Set-Cookie", await removeCookie(cookie()));
  }
  return headers;
}
