import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { CodeForm, ResendForm } from "~/ui/login";
import { EmailField, Inno, Link, Notice, useFocusOnRefusal } from "~/ui/kit";
import { titled } from "~/ui/frame/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("E-Mail bestätigen");

export default function EmailVerification() {
  const { email, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { key } = useLocation();
  const change = useFocusOnRefusal(failure?.email);
  return (
    <main id="main" className="screen onboarding" tabIndex={-1}>
      <div className="onboarding-inno">
        <Inno mood="ready" size={96} />
      </div>
      <h1 className="centered">Schau in dein Postfach</h1>
      <p className="lead centered">
        Wir haben einen 6-stelligen Code an <strong className="address">{email}</strong> geschickt. Er gilt 15 Minuten.
      </p>
      {failure?.notice ? <Notice message={failure.notice} /> : null}
      <CodeForm error={failure?.code} submitLabel="Bestätigen" />
      <ResendForm seconds={seconds} />
      {/* Another entry of the history is another form: closed again, unless something is to be mended. */}
      <details key={key} className="disclosure" open={failure?.email ? true : undefined}>
        <summary>Tippfehler in der Adresse?</summary>
        <Form method="post" className="stack" noValidate ref={change}>
          <input type="hidden" name="intent" value="change" />
          <EmailField label="Richtige E-Mail-Adresse" value={failure?.value ?? email} error={failure?.email} />
          <button className="button button-quiet">E-Mail ändern</button>
        </Form>
      </details>
      <p className="centered small">
        <Link className="tap-link" to="/auth">
          Mit einem anderen Konto einloggen
        </Link>
      </p>
    </main>
  );
}
