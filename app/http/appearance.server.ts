import { createCookie } from "@remix-run/node";
import { THEMES, type Appearance } from "~/domain/account/appearance";
import { DAY_SECONDS, LONGEST_COOKIE_DAYS } from "~/domain/time/durations";
import { madeOfEnv } from "~/environment/env.server";
import { cookieOptions, removeCookie } from "./cookie.server";

const lastingCookie = (name: string) =>
  madeOfEnv(() => createCookie(name, { ...cookieOptions(), maxAge: LONGEST_COOKIE_DAYS * DAY_SECONDS }));
export const themeCookie = lastingCookie("theme");
export const motionCookie = lastingCookie("motion");

const REDUCED = "reduced";
const WORDS: readonly string[] = [...THEMES, REDUCED];
/** Until November 2026 the cookies held the plain words, not encoded, and browsers keep them for 400 days. */
const plainWords = {
  decode: (value: string) => (WORDS.includes(value) ? btoa(JSON.stringify(value)) : decodeURIComponent(value)),
};

/** The appearance chosen in this browser; anything unreadable counts as no choice. */
export async function readAppearance(request: Request): Promise<Appearance> {
  const header = request.headers.get("Cookie");
  const theme: unknown = await themeCookie().parse(header, plainWords);
  const motion: unknown = await motionCookie().parse(header, plainWords);
  return { theme: THEMES.find((known) => known === theme) ?? "system", reducedMotion: motion === REDUCED };
}

/** The Set-Cookie lines of a choice. Leaving it to the system removes the cookie. */
export async function appearanceCookies({ theme, reducedMotion }: Appearance): Promise<string[]> {
  return [
    await (theme === "system" ? removeCookie(themeCookie()) : themeCookie().serialize(theme)),
    await (reducedMotion ? motionCookie().serialize(REDUCED) : removeCookie(motionCookie())),
  ];
}
