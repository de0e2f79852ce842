import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { confirmAddressChange, findPendingAddress, requestAddressChange } from "~/auth/address-change.server";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { requireMember } from "~/auth/session.server";
import { emailTaken, errors, type Message } from "~/domain/messages";
import { emailAddress, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

const HERE = "/profile/einstellungen/e-mail";
const SETTINGS = "/profile/einstellungen";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const pending = await findPendingAddress(request);
  const wantsOther = new URL(request.url).searchParams.has("andere");
  return json({
    hasBasicAccess: member.access.basicAccess,
    email: member.email,
    pending:
      pending && !wantsOther ? { email: pending.email, seconds: secondsUntilResend(pending.sentAt, new Date()) } : null,
  });
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send"), email: emailAddress }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
]);

export interface Failure {
  email?: Message;
  code?: Message;
  notice?: Message;
  value?: string;
}

const refuse = (failure: Failure, status: number) => json(failure, { status });

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "change-address", max: 30, windowSeconds: 3600 },
    invalid({ intent, email }) {
      if (intent === "confirm") return refuse({ code: errors.codeFormat }, 422);
      const value = String(email ?? "");
      return refuse({ value, email: value.trim() ? errors.emailInvalid : errors.emailRequired }, 422);
    },
  },
  async ({ request, input, member }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmAddressChange({ request, member, code: input.code });
      if (confirmed.ok) return redirectWithFlash(SETTINGS, { key: "addressChanged", headers: confirmed.headers });
      if (confirmed.reason === "email-taken") return refuse({ email: { title: emailTaken.title } }, 409);
      return refuse({ code: codeRefusal(confirmed.reason) }, 422);
    }
    const email = input.intent === "send" ? input.email : (await findPendingAddress(request))?.email;
    if (!email) return redirect(HERE);
    if (email === member.email) return redirect(SETTINGS);
    const sent = await requestAddressChange({ request, member, email });
    if (sent.ok) return redirectWithFlash(HERE, { key: "codeResent" });
    if (sent.reason === "email-taken") return refuse({ email: { title: emailTaken.title }, value: email }, 409);
    const notice = sent.reason === "mail-failed" ? errors.verificationNotSent : errors.tooManyRequests;
    return refuse({ notice, value: email }, 429);
  },
);
