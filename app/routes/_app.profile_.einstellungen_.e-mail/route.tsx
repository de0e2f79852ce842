import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { CodeFormFailure } from "~/auth/code-form";
import { BackLink, button, EmailField, Link, RefusalNotice, useFocusOnRefusal, waiting } from "~/ui/kit";
import { CodeForm, ResendForm } from "~/ui/login";
import { titled } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("E-Mail-Adresse ändern");

export default function ChangeAddress() {
  const { email, pending } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/profile/einstellungen" />
      <h1>E-Mail-Adresse ändern</h1>
      {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
      {pending && !failure?.email ? (
        <>
          <p className="text-lead text-soft">
            Dein Code ging an <strong className="wrap-anywhere">{pending.email}</strong> und gilt 15 Minuten. Bis du ihn
            eingibst, bleibt alles, wie es ist.
          </p>
          <CodeForm error={failure?.code} submitLabel="Adresse ändern" />
          <ResendForm seconds={pending.seconds} />
          <p className="text-center text-sm">
            <Link className="tap-link" to="?andere=1">
              Andere E-Mail verwenden
            </Link>
          </p>
        </>
      ) : (
        <AddressForm email={email} failure={failure} />
      )}
    </main>
  );
}

function AddressForm({ email, failure }: { email: string; failure: CodeFormFailure | undefined }) {
  const isSending = useNavigation().formData?.get("intent") === "send";
  const form = useFocusOnRefusal(failure);
  return (
    <>
      <p className="text-lead text-soft">
        Bisher: <strong className="wrap-anywhere">{email}</strong>
      </p>
      <Form method="post" action="/profile/einstellungen/e-mail" className="flex flex-col gap-3" noValidate ref={form}>
        <input type="hidden" name="intent" value="send" />
        <EmailField
          label="Deine neue E-Mail-Adresse"
          hint="Wir schicken dorthin einen Code. Deine bisherige Adresse bekommt danach einen Hinweis."
          value={failure?.value}
          error={failure?.email}
        />
        <button className={button("next", "w-full")} {...waiting(isSending)}>
          {isSending ? "Code wird gesendet …" : "Code senden"}
        </button>
      </Form>
    </>
  );
}
