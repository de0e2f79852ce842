import { redirect, replace } from "@remix-run/node";
import * as z from "zod";
import { endSession, findSession, touchLastActive, touchSession } from "~/db/account/sessions.server";
import { getAccess, holdingsOf, type Access, type Holdings } from "~/domain/payments/access";
import { berlinDay } from "~/domain/time/german-dates";
import { removeCookie } from "~/http/cookie.server";
import { oncePerRequest } from "~/environment/request-context.server";
import { headersWithoutSession } from "./ended-sessions.server";
import { knownCookie, readCookieText, sessionCookie } from "./cookies.server";
import { hashesOfToken } from "./session-storage.server";

export interface Member {
  userId: string;
  firstName: string;
  email: string;
  level: number;
  totalXp: number;
  quizCompleted: boolean;
  personalityType: string | null;
  selectedCareerPath: string | null;
  access: Access;
  holdings: Holdings;
  lastActiveDate: string | null;
  createdAt: Date;
}

export interface Pending {
  email: string;
  /** The person this visitor has registered but not confirmed yet; null for a login. */
  registrationUserId: string | null;
  sentAt: Date | null;
}

export interface Session {
  tokenHash: string | null;
  member: Member | null;
  /** The code that is on its way to an address, if any. */
  pending: Pending | null;
  isKnown: boolean;
}

/** Our part of a visitor's session data; the rest belongs to the login strategy. */
const pendingSchema = z.object({
  "auth:email": z.string(),
  registrationUserId: z.string().nullable().default(null),
  sentAt: z.coerce.date().nullable().default(null),
});

/** The session of this request: one query for all loaders of a page, none without a session cookie. */
export const readSession = oncePerRequest(load);

async function load(request: Request): Promise<Session> {
  const isKnown = (await readCookieText(knownCookie(), request)) === "1";
  const token = await readCookieText(sessionCookie(), request);
  const row = token ? await findSession({ tokenHashes: hashesOfToken(token) }) : null;
  if (!row) return { tokenHash: null, member: null, pending: null, isKnown };
  const { tokenHash } = row;
  const now = new Date();
  const member = toMember(row, now);
  if (row.isStale) await touchSession({ tokenHash });
  if (member) {
    const day = berlinDay(now);
    if (member.lastActiveDate !== day) await touchLastActive({ userId: member.userId, day });
    return { tokenHash, member, pending: null, isKnown: true };
  }
  const pending = pendingSchema.safeParse(row.data);
  if (!pending.success) return { tokenHash, member: null, pending: null, isKnown };
  const { registrationUserId, sentAt } = pending.data;
  return {
    tokenHash,
    member: null,
    pending: { email: pending.data["auth:email"], registrationUserId, sentAt },
    isKnown,
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function toMember(row: Row, now: Date): Member | null {
  const { userId, firstName, email, emailVerified, createdAt, level, totalXp, quizCompleted, trialStartDate } = row;
  if (!userId || !emailVerified || firstName === null || email === null || createdAt === null) return null;
  if (level === null || totalXp === null || quizCompleted === null || trialStartDate === null) return null;
  const { personalityType, selectedCareerPath, entitlements, lastActiveDate } = row;
  return {
    userId,
    firstName,
    email,
    level,
    totalXp,
    quizCompleted,
    personalityType,
    selectedCareerPath,
    access: getAccess({ entitlements, trialStartedAt: trialStartDate, now }),
    holdings: holdingsOf({ entitlements, now }),
    lastActiveDate,
    createdAt,
  };
}

export const codePage = ({ registrationUserId }: Pending): string =>
  registrationUserId ? "/email-verification" : "/auth?code=1";

/** The guard of member pages: redirects to the pending code, on a known browser to the login, else to the welcome. */
export async function requireMember(request: Request): Promise<Member> {
  const { member, isKnown, pending } = await readSession(request);
  if (member) return member;
  if (pending) throw redirect(codePage(pending));
  throw redirect(isKnown ? "/auth" : "/onboarding", { headers: await headersWithoutSession(request) });
}

/** Requires the trial, a plan or, for `coachAccess`, the add-on; redirects all other members to /pricing. */
export async function requireAccess(
  request: Request,
  needed: "basicAccess" | "coachAccess" = "basicAccess",
): Promise<Member> {
  const member = await requireMember(request);
  if (!member.access[needed]) throw redirectWithoutEntry(request, "/pricing");
  return member;
}

/**
 * Keeps the closed screen out of the history, so that /pricing does not trap the back button: during a GET the router
 * has not pushed it yet; a form is posted from the screen itself, so its entry is replaced.
 */
function redirectWithoutEntry(request: Request, to: string): Response {
  return request.method === "GET" ? redirect(to) : replace(to);
}

/** The guard of pages before the login: redirects members to /, and a browser that has to forget to the page again. */
export async function requireVisitor(request: Request): Promise<Session> {
  const session = await readSession(request);
  if (session.member) throw redirect("/");
  // The page that answers a refused form is loaded by GET, too, with the form's headers: what it says is not to be lost.
  const isOpened = request.method === "GET" && !request.headers.has("Content-Type");
  if (isOpened && session.tokenHash === null) {
    const headers = await headersWithoutSession(request);
    const { pathname, search } = new URL(request.url);
    // Asked for again without its cookie, it is answered like every visitor's.
    if (headers.has("Clear-Site-Data")) throw redirect(pathname + search, { headers });
  }
  return session;
}

export async function logOut(request: Request): Promise<Headers> {
  const token = await readCookieText(sessionCookie(), request);
  if (token) await endSession({ tokenHashes: hashesOfToken(token) });
  return new Headers({ "Set-Cookie": await removeCookie(sessionCookie()) });
}
