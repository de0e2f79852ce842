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
  const { pendingEmail, isKnown, isSent, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const [params] = useSearchParams();
  const isEnteringCode = pendingEmail !== null && params.has("code");
  return (
    <main id="main" className="screen screen-wide entrance grow" tabIndex={-1}>
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
        <EmailForm isKnown={isKnown} failure={failure} />
      )}
    </main>
  );
}

/** One door for friends and strangers: an address that has no account leads on to a new one, filled in. */
function EmailForm({ isKnown, failure }: { isKnown: boolean; failure: CodeFormFailure | undefined }) {
  const isSending = useNavigation().state !== "idle";
  const form = useFocusOnRefusal(failure);
  return (
    <>
      <h1>{isKnown ? "Willkommen zurück" : "Schön, dass du da bist"}</h1>
      <p className="text-lead text-soft">
        {isKnown
          ? "Gib deine E-Mail-Adresse ein. Wir schicken dir einen Code zum Einloggen."
          : "Fang mit deiner E-Mail-Adresse an. Gibt es dazu noch kein Konto, legst du es gleich danach an."}
      </p>
      {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
      <Form method="post" className="flex flex-col gap-3" noValidate ref={form}>
        <input type="hidden" name="intent" value="send" />
        <EmailField label="Deine E-Mail-Adresse" value={failure?.value} error={failure?.email} />
        <button className={button("next", "w-full")} {...waiting(isSending)}>
          {isSending ? "Einen Moment …" : isKnown ? "Code senden" : "Weiter"}
        </button>
      </Form>
      <p className="text-center">
        {isKnown ? "Noch kein Konto?" : "Erst wissen, worum es geht?"}{" "}
        <Link className="tap-link" to="/onboarding">
          {isKnown ? "Jetzt anlegen" : "In drei Schritten gezeigt"}
        </Link>
      </p>
    </>
  );
}
