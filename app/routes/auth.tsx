import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { codeRefusal, secondsUntilResend } from "~/auth/answers";
import { confirmCode, issueLoginCode, resendCode } from "~/auth/codes.server";
import { mutation, page } from "~/auth/mutation.server";
import { requireVisitor } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { errors, type Message } from "~/domain/messages";
import { emailAddress, sixDigits } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { CodeForm } from "~/ui/code-form";
import { Field } from "~/ui/field";
import { Mark } from "~/ui/mark";
import { Notice } from "~/ui/notice";
import { ResendForm } from "~/ui/resend-form";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending } = await requireVisitor(request);
  return json({
    productName: library.site.productName,
    pendingEmail: pending?.email ?? null,
    seconds: secondsUntilResend(pending?.sentAt ?? null, new Date()),
  });
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Einloggen – ${data?.productName ?? ""}` }];

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send"), email: emailAddress }),
  z.strictObject({ intent: z.literal("resend") }),
  z.strictObject({ intent: z.literal("confirm"), code: sixDigits }),
]);

interface Failure {
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

export default function Auth() {
  const { pendingEmail, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<Failure>();
  const [params] = useSearchParams();
  const isEnteringCode = pendingEmail !== null && params.has("code");
  return (
    <main id="main" className="screen onboarding" tabIndex={-1}>
      <p className="landing-mark">
        <Mark />
      </p>
      {isEnteringCode ? (
        <>
          <h1>Code eingeben</h1>
          <p className="lead">
            Er ging an <strong className="address">{pendingEmail}</strong> und gilt 15 Minuten.
          </p>
          {failure?.notice ? <Notice message={failure.notice} /> : null}
          <CodeForm error={failure?.code} submitLabel="Einloggen" />
          <ResendForm seconds={seconds} />
          <p className="centered">
            <Link className="button button-text" to="/auth">
              Andere E-Mail verwenden
            </Link>
          </p>
        </>
      ) : (
        <EmailForm failure={failure} />
      )}
    </main>
  );
}

function EmailForm({ failure }: { failure: Failure | undefined }) {
  const isSending = useNavigation().state !== "idle";
  return (
    <>
      <h1>Willkommen zurück</h1>
      <p className="lead">Gib deine E-Mail-Adresse ein. Wir schicken dir einen Code zum Einloggen.</p>
      {failure?.notice ? <Notice message={failure.notice} /> : null}
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="send" />
        <Field
          label="Deine E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={failure?.value}
          error={failure?.email}
        />
        <button className="button button-next button-block" disabled={isSending}>
          {isSending ? "Code wird gesendet …" : "Code senden"}
        </button>
      </Form>
      <p className="centered">
        Noch kein Konto? <Link to="/onboarding">Jetzt anlegen</Link>
      </p>
    </>
  );
}
