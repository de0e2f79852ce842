import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { codeFormRefusal, type CodeFormFailure } from "~/auth/code-form";
import { confirmCode, issueLoginCode, resendCode } from "~/auth/codes.server";
import { requireVisitor } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { errors, pauseFor } from "~/domain/messages/messages";
import { accountAddress, sixDigits, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { shownAddress } from "~/domain/email/shown-address";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending, isKnown } = await requireVisitor(request);
  return json({
    productName: library().site.productName,
    isKnown,
    pendingEmail: pending && shownAddress(pending.email),
    isSent: pending !== null && pending.sentAt !== null,
    seconds: secondsUntilResend(pending?.sentAt ?? null, new Date()),
  });
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send"), email: accountAddress }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
]);

const refuse = (failure: CodeFormFailure, status: number) => json(failure, { status });

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid: (fields) => refuse(codeFormRefusal(fields), 422),
    failed(fields, { step, status }) {
      const notice = step === "user-data" ? errors.userDataNotLoaded : errors.unexpected;
      return refuse({ notice, value: typedText(fields, "email") }, status);
    },
  },
  async ({ request, input }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmCode({ request, code: input.code });
      if (!confirmed.ok) return refuse({ code: codeRefusal(confirmed) }, 422);
      const to = confirmed.quizCompleted ? "/home" : "/quiz";
      return redirectWithFlash(to, { key: "welcomeBack", headers: confirmed.headers });
    }
    const sent =
      input.intent === "send" ? await issueLoginCode({ request, email: input.email }) : await resendCode({ request });
    if (sent.ok) return redirectWithFlash("/auth?code=1", { key: "codeSent", headers: sent.headers });
    if (sent.reason === "unknown-email") {
      const typed = input.intent === "send" ? input.email : "";
      return redirectWithFlash("/onboarding?schritt=2", { key: "emailUnknown", args: [typed] });
    }
    if (sent.reason === "unreachable") {
      return refuse({ email: errors.emailUnreachable, value: typedText(input, "email") }, 422);
    }
    const notice = sent.reason === "mail-failed" ? errors.loginMailNotSent : pauseFor(sent.seconds);
    return refuse({ notice, value: input.intent === "send" ? input.email : "" }, 429);
  },
);
