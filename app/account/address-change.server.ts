import { randomUUID } from "node:crypto";
import { library } from "~/content/library.server";
import { changeEmail } from "~/db/account/address-change.server";
import {
  consumeCode,
  countAttempt,
  explainClosed,
  findOpenCode,
  insertCode,
  voidCodes,
} from "~/db/account/login-codes.server";
import { getPersonByEmail } from "~/db/account/people.server";
import { addressChangedMail } from "~/mail/account";
import { codeMail } from "~/mail/codes";
import { canReach, sendMail } from "~/mail/deliver.server";
import type { CodeRefused } from "~/auth/answers";
import { drawCode, hashCode, matchesCode } from "~/auth/code-digits.server";
import { explainWrong } from "~/auth/wrong-code.server";
import { sessionCookie } from "~/auth/cookies.server";
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
import { hashToken, newToken } from "~/auth/session-storage.server";
import { readSession, type Member } from "~/auth/session.server";

/** Codes for a new address belong to the session that requested them, as login codes do, but log no one in. */
async function codesOf(request: Request) {
  const { tokenHash } = await readSession(request);
  return { sessionHash: tokenHash ?? "", purpose: "change-email" } as const;
}

/** Mails to an address that is not yet the member's own count against the budget that all strangers share. */
const asStranger = (email: string): Login => ({ email, deviceHash: null });

export async function findPendingAddress(request: Request) {
  return findOpenCode(await codesOf(request));
}

export type AddressCodeSent =
  | { ok: true }
  | { ok: false; reason: "email-taken" }
  | { ok: false; reason: "unreachable" }
  | { ok: false; reason: "mail-failed" }
  | { ok: false; reason: "cooldown" | "limit"; seconds: number };

/** Mails a code to the new address. Nothing changes until that code is entered. */
export async function requestAddressChange({
  request,
  member,
  email,
}: {
  request: Request;
  member: Member;
  email: string;
}): Promise<AddressCodeSent> {
  if (!(await canReach(email))) return { ok: false, reason: "unreachable" };
  const pause = await countLookUp();
  if (pause > 0) return { ok: false, reason: "limit", seconds: pause };
  if (await getPersonByEmail({ email })) {
    const untold = await countAnswer();
    return untold > 0 ? { ok: false, reason: "limit", seconds: untold } : { ok: false, reason: "email-taken" };
  }
  const login = asStranger(email);
  const reserved = await reserveSending({ login });
  if (!reserved.ok) return reserved;
  const codes = await codesOf(request);
  const { firstName } = member;
  const [id, code] = [randomUUID(), drawCode()];
  await insertCode(codes, { id, email, codeHash: hashCode(id, code), strategyCode: "" });
  const mail = codeMail({ productName: library().site.productName, firstName, code, occasion: "new-address" });
  const sent = await sendMail({ to: { name: firstName, address: email }, from: sender(), ...mail });
  if (sent.ok) return { ok: true };
  await voidCodes(codes);
  await refundUses(reserved.reservations);
  return { ok: false, reason: "mail-failed" };
}

export type AddressConfirmed = { ok: true; headers: Headers } | CodeRefused | { ok: false; reason: "email-taken" };

/** Sets the consumed row's address. Counts the attempt before comparing; mails the old address after the commit. */
export async function confirmAddressChange({
  request,
  member: { userId },
  code,
}: {
  request: Request;
  member: Member;
  code: string;
}): Promise<AddressConfirmed> {
  const codes = await codesOf(request);
  const attempt = await countAttempt(codes);
  if (!attempt) return { ok: false, reason: await explainClosed(codes) };
  // A member's guesses have a budget of their own, so that they never block a login with that address.
  const guess = await reserveGuess({ email: attempt.email, deviceHash: userId });
  if (!guess.ok) return { ok: false, reason: "limit", seconds: guess.seconds };
  if (!matchesCode(attempt, code)) return { ok: false, reason: await explainWrong({ ...codes, ...attempt }, code) };
  const consumed = await consumeCode({ id: attempt.id });
  if (!consumed) return { ok: false, reason: "no-code" };
  await refundUses(guess.reservations);
  await endCooldown(asStranger(consumed.email));

  const { email } = consumed;
  const fresh = newToken();
  const changed = await changeEmail({ userId, email, tokenHash: codes.sessionHash, freshTokenHash: hashToken(fresh) });
  if (!changed.ok) return { ok: false, reason: changed.reason === "email-taken" ? "email-taken" : "no-code" };
  const { productName, operator } = library().site;
  const { firstName, oldEmail } = changed;
  const notice = addressChangedMail({ productName, firstName, contact: operator.email });
  await sendMail({ to: { name: firstName, address: oldEmail }, from: sender(), ...notice });
  return { ok: true, headers: new Headers({ "Set-Cookie": await sessionCookie().serialize(fresh) }) };
}
