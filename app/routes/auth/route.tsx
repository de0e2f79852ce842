import { type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import type { CodeFormFailure } from "~/auth/code-form";
import { CodeForm, ResendForm } from "~/ui/login";
import { button, EmailField, Link, Mark, RefusalNotice, useFocusOnRefusal, waiting } from "~/ui/kit";
import { publicMeta } from "~/ui/kit/page/public-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  publicMeta(matches, { title: "Einloggen", path: "/auth" });

export default function Auth() {
  const { pendingEmail, isSent, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const [params] = useSearchParams();
  const isEnteringCode = pendingEmail !== null && params.has("code");
  return (
    <main id="main" className="screen grow" tabIndex={-1}>
      <p className="text-primary">
        <Mark />
      </p>
      {isEnteringCode ? (
        <>
          <h1>Code eingeben</h1>
          <p className="text-lead text-soft">
            {isSent ? "Er ging an " : "Noch ging keiner an "}
            <strong className="wrap-anywhere">{pendingEmail}</strong>
            {isSent ? " und gilt 15 Minuten." : ". Fordere einen neuen an."}
          </p>
          {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
          <CodeForm error={failure?.code} submitLabel="Einloggen" />
          <ResendForm seconds={seconds} />
          <p className="text-center">
            <Link className={button("text")} to="/auth">
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

function EmailForm({ failure }: { failure: CodeFormFailure | undefined }) {
  const isSending = useNavigation().state !== "idle";
  const form = useFocusOnRefusal(failure);
  return (
    <>
      <h1>Willkommen zurück</h1>
      <p className="text-lead text-soft">Gib deine E-Mail-Adresse ein. Wir schicken dir einen Code zum Einloggen.</p>
      {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
      <Form method="post" className="flex flex-col gap-3" noValidate ref={form}>
        <input type="hidden" name="intent" value="send" />
        <EmailField label="Deine E-Mail-Adresse" value={failure?.value} error={failure?.email} />
        <button className={button("next", "w-full")} {...waiting(isSending)}>
          {isSending ? "Code wird gesendet …" : "Code senden"}
        </button>
      </Form>
      <p className="text-center">
        Noch kein Konto?{" "}
        <Link className="tap-link" to="/onboarding">
          Jetzt anlegen
        </Link>
      </p>
    </>
  );
}
