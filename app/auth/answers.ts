import { RESEND_COOLDOWN_SECONDS } from "~/domain/account/login-code";
import { errors, pauseFor, type Message } from "~/domain/messages/messages";

export function secondsUntilResend(sentAt: Date | null, now: Date): number {
  if (!sentAt) return 0;
  return Math.max(0, Math.ceil(RESEND_COOLDOWN_SECONDS - (now.getTime() - sentAt.getTime()) / 1000));
}

/** Seconds until this visitor may register again; a pending login code does not count. */
export function secondsUntilRegistration(
  pending: { registrationUserId: string | null; sentAt: Date | null } | null,
  now: Date,
): number {
  return pending?.registrationUserId ? secondsUntilResend(pending.sentAt, now) : 0;
}

export type CodeRefused =
  | { ok: false; reason: "invalid" | "replaced" | "expired" | "too-many" | "no-code" | "failed" }
  | { ok: false; reason: "limit"; seconds: number };

export function codeRefusal(refused: CodeRefused): Message {
  switch (refused.reason) {
    case "invalid":
      return errors.codeWrong;
    case "replaced":
      return errors.codeReplaced;
    case "expired":
      return errors.codeExpired;
    case "too-many":
      return errors.codeTooManyAttempts;
    case "no-code":
      return errors.codeMissing;
    case "limit":
      return pauseFor(refused.seconds);
    case "failed":
      return errors.codeNotVerified;
  }
}
