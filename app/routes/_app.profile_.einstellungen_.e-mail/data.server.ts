import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { confirmAddressChange, findPendingAddress, requestAddressChange } from "~/account/address-change.server";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { codeFormRefusal, type CodeFormFailure } from "~/auth/code-form";
import { requireMember } from "~/auth/session.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { isSameAddress } from "~/domain/email/address";
import { emailTaken, errors, pauseFor } from "~/domain/messages/messages";
import { emailAddress, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { shownAddress } from "~/domain/email/shown-address";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const HERE = "/profile/einstellungen/e-mail";
const SETTINGS = "/profile/einstellungen";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const pending = await findPendingAddress(request);
  const wantsOther = new URL(request.url).searchParams.has("andere");
  return {
    email: shownAddress(member.email),
    pending:
      pending && !wantsOther
        ? { email: shownAddress(pending.email), seconds: secondsUntilResend(pending.sentAt, new Date()) }
        : null,
  };
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send"), email: emailAddress }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
]);

const refuse = (failure: CodeFormFailure, status: number) => json(failure, { status });

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "change-address", max: 30, windowSeconds: HOUR_SECONDS },
    invalid: (fields) => refuse(codeFormRefusal(fields), 422),
  },
  async ({ request, input, member }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmAddressChange({ request, member, code: input.code });
      if (confirmed.ok) return redirectWithFlash(SETTINGS, { key: "addressChanged", headers: confirmed.headers });
      if (confirmed.reason === "email-taken") return refuse({ email: { title: emailTaken.title } }, 409);
      return refuse({ code: codeRefusal(confirmed) }, 422);
    }
    const email = input.intent === "send" ? input.email : (await findPendingAddress(request))?.email;
    if (!email) return redirect(HERE);
    if (isSameAddress(email, member.email)) return redirect(SETTINGS);
    const sent = await requestAddressChange({ request, member, email });
    if (sent.ok) return redirectWithFlash(HERE, { key: "codeResent" });
    if (sent.reason === "email-taken") return refuse({ email: { title: emailTaken.title }, value: email }, 409);
    if (sent.reason === "unreachable") return refuse({ email: errors.emailUnreachable, value: email }, 422);
    const notice = sent.reason === "mail-failed" ? errors.verificationNotSent : pauseFor(sent.seconds);
    return refuse({ notice, value: email }, 429);
  },
);
