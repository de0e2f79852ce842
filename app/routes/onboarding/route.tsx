import { type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { emailTaken } from "~/domain/messages";
import { NAME_MIN } from "~/domain/registration";
import { BackLink, EmailField, Field, Icon, Inno, Link, Notice } from "~/ui/kit";
import { useCountdown } from "~/ui/login";
import type { loader, Failure } from "./data.server";
import { pageMeta } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Konto anlegen", path: "/onboarding" });

export default function Onboarding() {
  const [params] = useSearchParams();
  const failure = useActionData<Failure>();
  return params.get("schritt") === "2" || failure ? <RegisterForm failure={failure} /> : <Welcome />;
}

function Welcome() {
  const { productName } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen onboarding" tabIndex={-1}>
      <div className="onboarding-inno">
        <Inno mood="ready" size={120} />
      </div>
      <h1 className="centered">Willkommen bei {productName}</h1>
      <p className="lead centered">Schön, dass du da bist. In drei Schritten kommst du vom Gedanken ins Tun.</p>
      <ul className="feature-list">
        <li>
          <Icon name="quiz" />
          <span>
            <strong>24 Fragen, etwa 5 Min</strong>
            Finde heraus, welcher Typ du bist.
          </span>
        </li>
        <li>
          <Icon name="level" />
          <span>
            <strong>Deine Roadmap als Spiel</strong>
            Zehn Missionen in 90 Tagen, mit XP und Leveln.
          </span>
        </li>
        <li>
          <Icon name="coach" />
          <span>
            <strong>Inno, dein KI-Coach</strong>
            Fragt nach, erklärt und bleibt an deiner Seite.
          </span>
        </li>
      </ul>
      <div className="screen-action">
        <Link className="button button-next button-block" to="?schritt=2">
          Loslegen
        </Link>
        <p className="centered">
          Schon dabei? <Link to="/auth">Einloggen</Link>
        </p>
      </div>
    </main>
  );
}

function RegisterForm({ failure }: { failure: Failure | undefined }) {
  const isSending = useNavigation().state !== "idle";
  const seconds = useCountdown(failure?.seconds ?? 0);
  const form = useRef<HTMLFormElement>(null);
  // Without JavaScript the button must work; with it, it waits for valid input.
  const [isValid, setIsValid] = useState(true);
  const validate = () => setIsValid(form.current?.checkValidity() ?? true);
  useEffect(validate, []);
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/onboarding" />
      <h1>Wie dürfen wir dich nennen?</h1>
      <p className="lead">Wir schicken dir einen Code per E-Mail. Ein Passwort brauchst du nicht.</p>
      {failure?.notice ? <Notice message={failure.notice} /> : null}
      {failure?.emailTaken ? <EmailTaken key={failure.values.email} /> : null}
      <Form method="post" action="/onboarding?schritt=2" className="stack" ref={form} onInput={validate}>
        <Field
          label="Dein Vorname"
          name="name"
          autoComplete="given-name"
          required
          minLength={NAME_MIN}
          maxLength={80}
          pattern="\s*\S.*\S\s*"
          defaultValue={failure?.values.name}
          error={failure?.fields.name}
        />
        <EmailField label="Deine E-Mail-Adresse" value={failure?.values.email} error={failure?.fields.email} />
        <p className="muted small">
          Mit „Weiter“ legst du ein Konto an. Was wir speichern, steht in der{" "}
          <a href="/datenschutz" target="_blank">
            Datenschutzerklärung
          </a>
          .
        </p>
        <button className="button button-next button-block" disabled={!isValid || isSending || seconds > 0}>
          {seconds > 0 ? `Weiter in ${seconds} s` : isSending ? "Code wird gesendet …" : "Weiter"}
        </button>
      </Form>
    </main>
  );
}

/** A dialog with JavaScript, an open one in the page without. */
function EmailTaken() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className="dialog stack" ref={dialog} open aria-labelledby="taken-title">
      <h2 id="taken-title">{emailTaken.title}</h2>
      <p>{emailTaken.description}</p>
      <form method="dialog" className="row">
        <button className="button button-quiet js-only">{emailTaken.cancel}</button>
        <Link className="button button-primary" to="/auth">
          {emailTaken.confirm}
        </Link>
      </form>
    </dialog>
  );
}
