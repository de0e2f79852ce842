import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { CodeForm, Greeting, ResendForm } from "~/ui/login";
import { button, EmailField, Link, RefusalNotice, useFocusOnRefusal } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("E-Mail bestätigen");

export default function EmailVerification() {
  const { email, isSent, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const entry = useEntry({ isRefused: failure !== undefined });
  const change = useFocusOnRefusal(failure?.email);
  return (
    <main id="main" className="screen screen-wide entrance grow" tabIndex={-1}>
      {isSent ? (
        <Greeting mood="ready" size={96} title="Schau in dein Postfach">
          Dein Code ging an <strong className="wrap-anywhere">{email}</strong> und gilt 15 Minuten.
        </Greeting>
      ) : (
        <Greeting mood="ready" size={96} title="Noch kein Code unterwegs">
          An <strong className="wrap-anywhere">{email}</strong> ging noch nichts. Fordere einen neuen Code an.
        </Greeting>
      )}
      {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
      <CodeForm error={failure?.code} submitLabel="Bestätigen" />
      <ResendForm seconds={seconds} />
      {/* The key closes the form again at another history entry. */}
      <details key={entry} className="disclosure" open={failure?.email ? true : undefined}>
        <summary>Tippfehler in der Adresse?</summary>
        <Form method="post" className="flex flex-col gap-3" noValidate ref={change}>
          <input type="hidden" name="intent" value="change" />
          <EmailField label="Richtige E-Mail-Adresse" value={failure?.value ?? email} error={failure?.email} />
          <button className={button("quiet")}>E-Mail ändern</button>
        </Form>
      </details>
      <p className="text-center text-sm">
        <Link className="tap-link" to="/auth">
          Mit einem anderen Konto einloggen
        </Link>
      </p>
    </main>
  );
}

/**
 * History key of the form. A refusal makes a new entry but keeps the form's key: it is shown before that entry exists,
 * and the form may be corrected meanwhile.
 */
function useEntry({ isRefused }: { isRefused: boolean }): string {
  const { key } = useLocation();
  const [entry, setEntry] = useState(key);
  if (!isRefused && entry !== key) setEntry(key);
  return entry;
}
