import { THEMES, type Appearance } from "~/domain/appearance";
import { DAY_SECONDS } from "~/domain/durations";
import { readCookie, removeCookie, setCookie } from "./cookie.server";

const LIFETIME_SECONDS = 400 * DAY_SECONDS;

/** What this browser has chosen; anything unreadable counts as nothing chosen. */
export function readAppearance(request: Request): Appearance {
  const theme = readCookie(request, "theme");
  return {
    theme: THEMES.find((known) => known === theme) ?? "system",
    reducedMotion: readCookie(request, "motion") === "reduced",
  };
}

/** The Set-Cookie lines of a choice. What the system decides leaves no cookie. */
export function appearanceCookies({ theme, reducedMotion }: Appearance): string[] {
  return [
    theme === "system" ? removeCookie("theme") : setCookie("theme", theme, LIFETIME_SECONDS),
    reducedMotion ? setCookie("motion", "reduced", LIFETIME_SECONDS) : removeCookie("motion"),
  ];
}
