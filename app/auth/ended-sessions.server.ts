import { LONGEST_SESSION_DAYS, listSessions } from "~/db/account/sessions.server";
import type { Executor } from "~/db/connection/open.server";
import { consumeLimit, isWithinLimit } from "~/db/limits.server";
import { DAY_SECONDS } from "~/domain/time/durations";
import { removeCookie } from "~/http/cookie.server";
import { limitKey } from "~/limits/limit-key.server";
import { readCookieText, sessionCookie } from "./cookies.server";
import { hashesOfToken } from "./session-storage.server";

const endedLimit = (tokenHash: string) => ({
  key: limitKey("ended", tokenHash),
  max: 1,
  windowSeconds: LONGEST_SESSION_DAYS * DAY_SECONDS,
});

/** Remembers, for as long as they could have lived, that a person's sessions end with the account. */
export async function rememberEnded({ userId }: { userId: string }, tx: Executor): Promise<void> {
  for (const tokenHash of await listSessions({ userId }, tx)) await consumeLimit(endedLimit(tokenHash), tx);
}

/**
 * Headers for a browser without a live session: where its session has ended with the account, it is to forget the work it
 * keeps of it. Where a session has run out, what was not sent yet stays until the next login.
 */
export async function headersWithoutSession(request: Request): Promise<Headers> {
  const token = await readCookieText(sessionCookie(), request);
  const headers = new Headers();
  for (const tokenHash of token ? hashesOfToken(token) : []) {
    if (await isWithinLimit(endedLimit(tokenHash))) continue;
    headers.set("Clear-Site-Data", '"storage"');
    headers.set("Set-Cookie", await removeCookie(sessionCookie()));
  }
  return headers;
}
