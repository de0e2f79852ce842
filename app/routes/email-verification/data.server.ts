import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { confirmCode, resendCode } from "~/auth/codes.server";
import { changePendingEmail } from "~/auth/register.server";
import { requireVisitor } from "~/auth/session.server";
import { emailTaken, errors, type Message } from "~/domain/messages";
import { emailAddress, line, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending, isKnown } = await requireVisitor(request);
  if (!pending) throw redirect(isKnown ? "/auth" : "/onboarding");
  return json({
    email: pending.email,
    canChangeEmail: pending.registrationUserId !== null,
    seconds: secondsUntilResend(pending.sentAt, new Date()),
  });
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("change"), email: z.union([emailAddress, line(254).pipe(z.literal(""))]) }),
]);

export interface Failure {
  code?: Message;
  email?: Message;
  notice?: Message;
  /** The address as it was typed. */
  value?: string;
}

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid({ intent, email }) {
      const failure: Failure =
        intent === "confirm" ? { code: errors.codeFormat } : { email: errors.emailInvalid, value: String(email ?? "") };
      return json(failure, { status: 422 });
    },
    failed({ intent }, { status }) {
      if (intent === "confirm") return json({ notice: errors.verificationFailed } satisfies Failure, { status });
      const notice = intent === "resend" ? errors.verificationNotSent : errors.emailNotRegistered;
      return json({ notice } satisfies Failure, { status });
    },
  },
  async ({ request, input, session }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmCode({ request, code: input.code });
      if (confirmed.ok) {
        return redirectWithFlash(confirmed.quizCompleted ? "/home" : "/quiz", {
          key: "emailConfirmed",
          headers: confirmed.headers,
        });
      }
      const { description } = codeRefusal(confirmed.reason);
      const code = confirmed.reason === "failed" ? errors.verificationFailed : { title: "Fehler", description };
      return json({ code } satisfies Failure, { status: 422 });
    }
    const isUnchanged = input.intent === "change" && ["", session.pending?.email].includes(input.email);
    if (isUnchanged) return redirect("/email-verification");
    const isResend = input.intent === "resend";
    const sent = isResend ? await resendCode({ request }) : await changePendingEmail({ request, email: input.email });
    if (sent.ok) {
      return redirectWithFlash("/email-verification", {
        key: isResend ? "codeResent" : "emailChanged",
        headers: sent.headers,
      });
    }
    const value = input.intent === "change" ? { value: input.email } : {};
    return json({ ...refusal(sent.reason), ...value }, { status: 429 });
  },
);

function refusal(reason: string): Failure {
  if (reason === "cooldown" || reason === "limit") return { notice: errors.tooManyRequests };
  if (reason === "email-taken") return { email: { title: emailTaken.title } };
  if (reason === "mail-failed") return { notice: errors.verificationNotSent };
  return { notice: errors.emailNotRegistered };
}
