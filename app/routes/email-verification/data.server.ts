import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { codeFormRefusal, type CodeFormFailure } from "~/auth/code-form";
import { confirmCode, resendCode, type CodeSent } from "~/auth/codes.server";
import { changePendingEmail, type Registered } from "~/account/register.server";
import { codePage, requireVisitor } from "~/auth/session.server";
import { isSameAddress } from "~/domain/email/address";
import { emailTaken, errors, pauseFor } from "~/domain/messages/messages";
import { emailAddress, singleLine, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { shownAddress } from "~/domain/email/shown-address";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending, isKnown } = await requireVisitor(request);
  if (!pending) throw redirect(isKnown ? "/auth" : "/onboarding");
  if (!pending.registrationUserId) throw redirect(codePage(pending));
  return json({
    email: shownAddress(pending.email),
    isSent: pending.sentAt !== null,
    seconds: secondsUntilResend(pending.sentAt, new Date()),
  });
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("change"), email: z.union([emailAddress, singleLine(254).pipe(z.literal(""))]) }),
]);

type NotSent = Extract<CodeSent | Registered, { ok: false }>;

const refuse = (failure: CodeFormFailure, status: number) => json(failure, { status });

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid: (fields) => refuse(codeFormRefusal(fields), 422),
    failed({ intent }, { status }) {
      if (intent === "confirm") return refuse({ notice: errors.verificationFailed }, status);
      const notice = intent === "resend" ? errors.verificationNotSent : errors.emailNotRegistered;
      return refuse({ notice }, status);
    },
  },
  async ({ request, input, session }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmCode({ request, code: input.code });
      if (confirmed.ok) {
        return redirectWithFlash(confirmed.quizCompleted ? "/home" : "/quiz", {
          key: session.pending?.registrationUserId ? "emailConfirmed" : "welcomeBack",
          headers: confirmed.headers,
        });
      }
      const { description } = codeRefusal(confirmed);
      const code = confirmed.reason === "failed" ? errors.verificationFailed : { title: "Fehler", description };
      return refuse({ code }, 422);
    }
    const isUnchanged = (email: string) => email === "" || isSameAddress(email, session.pending?.email ?? "");
    if (input.intent === "change" && isUnchanged(input.email)) return redirect("/email-verification");
    const isResend = input.intent === "resend";
    const sent = isResend ? await resendCode({ request }) : await changePendingEmail({ request, email: input.email });
    if (sent.ok) {
      return redirectWithFlash("/email-verification", {
        key: isResend ? "codeResent" : "emailChanged",
        headers: sent.headers,
      });
    }
    const value = input.intent === "change" ? { value: input.email } : {};
    return refuse({ ...failureOf(sent), ...value }, 429);
  },
);

function failureOf(sent: NotSent): CodeFormFailure {
  if (sent.reason === "cooldown" || sent.reason === "limit") return { notice: pauseFor(sent.seconds) };
  const { reason } = sent;
  if (reason === "unreachable") return { email: errors.emailUnreachable };
  if (reason === "email-taken") return { email: { title: emailTaken.title } };
  if (reason === "mail-failed") return { notice: errors.verificationNotSent };
  return { notice: errors.emailNotRegistered };
}
