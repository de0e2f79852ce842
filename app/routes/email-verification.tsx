import { json, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { confirmCode, resendCode } from "~/auth/codes.server";
import { mutation, page } from "~/auth/mutation.server";
import { changePendingEmail } from "~/auth/register.server";
import { requireVisitor } from "~/auth/session.server";
import { emailTaken, errors, type Message } from "~/domain/messages";
import { emailAddress, line, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { CodeForm } from "~/ui/code-form";
import { Field } from "~/ui/field";
import { Inno } from "~/ui/inno";
import { Notice } from "~/ui/notice";
import { ResendForm } from "~/ui/resend-form";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending, isKnown } = await requireVisitor(request);
  if (!pending) throw redirect(isKnown ? "/auth" : "/onboarding");
  return json({
    email: pending.email,
    canChangeEmail: pending.registrationUserId !== null,
    seconds: secondsUntilResend(pending.sentAt, new Date()),
  });
});

export const meta: MetaFunction = () => [{ title: "E-Mail bestätigen" }];

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("change"), email: z.union([emailAddress, line(254).pipe(z.literal(""))]) }),
]);

interface Failure {
  code?: Message;
  email?: Message;
  notice?: Message;
}

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid({ intent }) {
      const failure: Failure = intent === "confirm" ? { code: errors.codeFormat } : { email: errors.emailInvalid };
      return json(failure, { status: 422 });
    },
  },
  async ({ request, input }) => {
    if (input.intent === "confirm") {
      const confirmed = await confirmCode({ request, code: input.code });
      if (confirmed.ok) {
        return redirectWithFlash(confirmed.quizCompleted ? "/home" : "/quiz", {
          key: "emailConfirmed",
          headers: confirmed.headers,
        });
      }
      const failure: Failure = { code: codeRefusal(confirmed.reason) };
      return json(failure, { status: 422 });
    }
    const isResend = input.intent === "resend";
    const sent = isResend ? await resendCode({ request }) : await changePendingEmail({ request, email: input.email });
    if (sent.ok) {
      return redirectWithFlash("/email-verification", {
        key: isResend ? "codeResent" : "emailChanged",
        headers: sent.headers,
      });
    }
    return json(refusal(sent.reason), { status: 429 });
  },
);

function refusal(reason: string): Failure {
  if (reason === "cooldown" || reason === "limit") return { notice: errors.tooManyRequests };
  if (reason === "email-taken") return { email: { title: emailTaken.title } };
  if (reason === "mail-failed") return { notice: errors.verificationNotSent };
  return { notice: errors.emailNotRegistered };
}

export default function EmailVerification() {
  const { email, canChangeEmail, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<Failure>();
  return (
    <main id="main" className="screen onboarding" tabIndex={-1}>
      <div className="onboarding-inno">
        <Inno mood="ready" size={96} />
      </div>
      <h1>Schau in dein Postfach</h1>
      <p className="lead">
        Wir haben einen 6-stelligen Code an <strong className="address">{email}</strong> geschickt. Er gilt 15 Minuten.
      </p>
      {failure?.notice ? <Notice message={failure.notice} /> : null}
      <CodeForm error={failure?.code} submitLabel="Bestätigen" />
      <ResendForm seconds={seconds} />
      {canChangeEmail ? (
        <details className="disclosure" open={failure?.email ? true : undefined}>
          <summary>Tippfehler in der Adresse?</summary>
          <Form method="post" className="stack">
            <input type="hidden" name="intent" value="change" />
            <Field
              label="Richtige E-Mail-Adresse"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={email}
              error={failure?.email}
            />
            <button className="button button-quiet">E-Mail ändern</button>
          </Form>
        </details>
      ) : null}
      <p className="centered small">
        <Link to="/auth">Mit einem anderen Konto einloggen</Link>
      </p>
    </main>
  );
}
