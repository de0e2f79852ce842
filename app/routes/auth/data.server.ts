import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { confirmCode, issueLoginCode, resendCode } from "~/auth/codes.server";
import { requireVisitor } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { errors, type Message } from "~/domain/messages";
import { emailAddress, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending } = await requireVisitor(request);
  return json({
    productName: library.site.productName,
    pendingEmail: pending?.email ?? null,
    seconds: secondsUntilResend(pending?.sentAt ?? null, new Date()),
  });
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send"), email: emailAddress }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
]);

export interface Failure {
  code?: Message;
  email?: Message;
  notice?: Message;
  value?: string;
}

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid({ intent, email }) {
      if (intent === "confirm") return json({ code: errors.codeFormat } satisfies Failure, { status: 422 });
      const value = String(email ?? "");
      const failure: Failure = { value, email: value.trim() ? errors.emailInvalid : errors.emailRequired };
      return json(failure, { status: 422 });
    },
    failed({ email }, { step, status }) {
      const notice = step === "user-data" ? errors.userDataNotLoaded : errors.unexpected;
      return json({ notice, value: String(email ?? "") } satisfies Failure, { status });
    },
  },
  async ({ request, input }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmCode({ request, code: input.code });
      if (!confirmed.ok) return json({ code: codeRefusal(confirmed.reason) } satisfies Failure, { status: 422 });
      const to = confirmed.quizCompleted ? "/home" : "/quiz";
      return redirectWithFlash(to, { key: "welcomeBack", headers: confirmed.headers });
    }
    const sent =
      input.intent === "send" ? await issueLoginCode({ request, email: input.email }) : await resendCode({ request });
    if (sent.ok) return redirectWithFlash("/auth?code=1", { key: "codeSent", headers: sent.headers });
    if (sent.reason === "unknown-email") return redirectWithFlash("/onboarding", { key: "emailUnknown" });
    const notice = sent.reason === "mail-failed" ? errors.loginMailNotSent : errors.tooManyRequests;
    const failure: Failure = { notice, value: input.intent === "send" ? input.email : "" };
    return json(failure, { status: 429 });
  },
);
