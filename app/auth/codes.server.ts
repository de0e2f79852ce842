import { randomUUID } from "node:crypto";
import { db } from "~/db/connection/client.server";
import { failedAt } from "~/db/account/failed-step";
import { consumeCode, countAttempt, explainClosed, insertCode, voidCodes } from "~/db/account/login-codes.server";
import { getPersonByEmail, isKnownDevice, rememberDevice, resumeMail, verifyEmail } from "~/db/account/people.server";
import { deleteSession, insertSession } from "~/db/account/sessions.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { library } from "~/content/library.server";
import { codeMail } from "~/mail/codes";
import { canReach, sendMail } from "~/mail/deliver.server";
import type { CodeRefused } from "./answers";
import { drawCode, hashCode, matchesCode } from "./code-digits.server";
import { explainWrong } from "./wrong-code.server";
import { deviceCookie, knownCookie, readCookieText, sessionCookie } from "./cookies.server";
import { keyedHash, keyedHashes } from "~/signed/secret.server";
import { sender } from "~/mail/sender.server";
import {
  countAnswer,
  countLookUp,
  endCooldown,
  refundUses,
  reserveGuess,
  reserveSending,
  type Login,
} from "~/limits/sending-limits.server";
import { hashesOfToken, hashToken, newToken, sessionStorage } from "./session-storage.server";
import { readSession } from "./session.server";
import { runStrategy, StrategyCall } from "./strategy.server";
import { enqueueWelcome } from "./welcome.server";

export type CodeSent =
  | { ok: true; headers: Headers }
  | { ok: false; reason: "cooldown" | "limit"; seconds: number }
  | { ok: false; reason: "unknown-email" }
  | { ok: false; reason: "unreachable" }
  | { ok: false; reason: "mail-failed"; headers: Headers };

const wait = (seconds: number) => ({ ok: false, reason: "limit", seconds }) as const;

export async function issueLoginCode({ request, email }: { request: Request; email: string }): Promise<CodeSent> {
  const pause = await countLookUp();
  if (pause > 0) return wait(pause);
  const person = await getPersonByEmail({ email });
  if (!person) {
    const untold = await countAnswer();
    return untold > 0 ? wait(untold) : { ok: false, reason: "unknown-email" };
  }
  if (!(await canReach(person.email))) return { ok: false, reason: "unreachable" };
  return issueCode({ request, email: person.email, firstName: person.firstName, registrationUserId: null });
}

export async function resendCode({ request }: { request: Request }): Promise<CodeSent> {
  const { pending } = await readSession(request);
  const person = pending ? await getPersonByEmail({ email: pending.email }) : null;
  if (!pending || !person) return { ok: false, reason: "unknown-email" };
  const { registrationUserId } = pending;
  return issueCode({ request, email: person.email, firstName: person.firstName, registrationUserId });
}

/** Draws, stores and mails a code that belongs to this visitor's session alone. */
export async function issueCode({
  request,
  email,
  firstName,
  registrationUserId,
}: {
  request: Request;
  email: string;
  firstName: string;
  registrationUserId: string | null;
}): Promise<CodeSent> {
  const login = await identifyLogin(request, email);
  const reserved = await reserveSending({ login });
  if (!reserved.ok) return reserved;

  const form = new FormData();
  form.set("email", email);
  const call = new StrategyCall(form);
  // Only visitors who wait for a code keep a session: the row behind an old cookie may have expired and is not
  // recreated.
  const { pending } = await readSession(request);
  const cookie = await runStrategy(request.url, pending ? request.headers.get("Cookie") : null, call);
  const session = await sessionStorage().getSession(cookie);
  session.set("registrationUserId", registrationUserId);
  session.set("sentAt", new Date().toISOString());
  const headers = new Headers({ "Set-Cookie": await sessionStorage().commitSession(session) });
  headers.append("Set-Cookie", await knownCookie().serialize("1"));

  const codes = { sessionHash: hashToken(session.id), purpose: "login" } as const;
  const code = drawCode();
  const id = randomUUID();
  await insertCode(codes, { id, email, codeHash: hashCode(id, code), strategyCode: call.strategyCode });

  const mail = codeMail({
    productName: library().site.productName,
    firstName,
    code,
    occasion: registrationUserId ? "registration" : "login",
  });
  const sent = await sendMail({ to: { name: firstName, address: email }, from: sender(), ...mail });
  if (sent.ok) return { ok: true, headers };
  await voidCodes(codes);
  await refundUses(reserved.reservations);
  session.unset("sentAt");
  await sessionStorage().commitSession(session);
  return { ok: false, reason: "mail-failed", headers };
}

export type CodeConfirmed =
  | { ok: true; userId: string; firstName: string; isFirstLogin: boolean; quizCompleted: boolean; headers: Headers }
  | CodeRefused;

/**
 * Logs in the owner of the consumed row's address, whatever cookie or form say. The attempt is counted before anything
 * is compared, and a code is consumed once.
 */
export async function confirmCode({ request, code }: { request: Request; code: string }): Promise<CodeConfirmed> {
  const token = await readCookieText(sessionCookie(), request);
  if (!token) return { ok: false, reason: "no-code" };
  const candidates = hashesOfToken(token);
  const [sessionHash = ""] = candidates;
  const codes = { sessionHash, purpose: "login" } as const;
  const attempt = await countAttempt(codes);
  if (!attempt) return { ok: false, reason: await explainClosed(codes) };

  const login = await identifyLogin(request, attempt.email);
  const guess = await reserveGuess(login);
  if (!guess.ok) return wait(guess.seconds);

  if (!matchesCode(attempt, code)) return { ok: false, reason: await explainWrong({ ...codes, ...attempt }, code) };
  const consumed = await consumeCode({ id: attempt.id });
  if (!consumed) return { ok: false, reason: "no-code" };
  await refundUses(guess.reservations);
  await endCooldown(login);
  return logInOwner({ request, consumed, candidates }).catch(failedAt("user-data"));
}

/** Logs in the owner of a consumed code, with a new session in place of the visitor's. */
async function logInOwner({
  request,
  consumed,
  candidates,
}: {
  request: Request;
  consumed: { email: string; strategyCode: string };
  candidates: string[];
}): Promise<CodeConfirmed> {
  const form = new FormData();
  form.set("code", consumed.strategyCode);
  const call = new StrategyCall(form, consumed.email);
  const accepted = await runStrategy(request.url, request.headers.get("Cookie"), call);
  const person = accepted ? await getPersonByEmail({ email: consumed.email }) : null;
  if (!person || person.userId !== call.userId) return { ok: false, reason: "failed" };

  const { userId, firstName, quizCompleted, mailStopped } = person;
  const fresh = newToken();
  const freshDevice = (await readCookieText(deviceCookie(), request)) ?? newToken();
  const isFirstLogin = await inTransaction(db(), async (tx) => {
    // An account deleted in the meantime is not logged in.
    if (!(await lockPerson({ userId }, tx))) return null;
    for (const tokenHash of candidates) await deleteSession({ tokenHash }, tx);
    await insertSession({ tokenHash: hashToken(fresh), userId, data: {} }, tx);
    await rememberDevice({ deviceHash: keyedHash("device", freshDevice), userId }, tx);
    const isFirst = await verifyEmail({ userId }, tx);
    if (isFirst) await enqueueWelcome({ userId }, tx);
    if (mailStopped) await resumeMail({ userId }, tx);
    return isFirst;
  });
  if (isFirstLogin === null) return { ok: false, reason: "failed" };
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie().serialize(fresh));
  headers.append("Set-Cookie", await knownCookie().serialize("1"));
  headers.append("Set-Cookie", await deviceCookie().serialize(freshDevice));
  return { ok: true, userId, firstName, isFirstLogin, quizCompleted, headers };
}

/**
 * The budgets that a login counts against: the device's own if it is known to this account, else those all strangers
 * share.
 */
async function identifyLogin(request: Request, email: string): Promise<Login> {
  const device = await readCookieText(deviceCookie(), request);
  const deviceHashes = device ? keyedHashes("device", device) : [];
  const [deviceHash = null] = deviceHashes;
  return { email, deviceHash: (await isKnownDevice({ deviceHashes, email })) ? deviceHash : null };
}
