import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { DELETION_WORD } from "~/domain/account/deletion";
import { BackLink, button, Field, Inno, Link, waiting } from "~/ui/kit";
import type { action, loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Konto löschen");

export default function DeleteAccount() {
  const { email, isPaid, running, parts } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const isDeleting = useNavigation().state === "submitting";
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/profile/einstellungen" />
      <div className="row">
        <Inno mood="sorry" size={72} />
        <h1>Konto löschen</h1>
      </div>
      <p className="text-lead text-soft">
        Das geht sofort und lässt sich nicht zurücknehmen. Deine Geräte werden abgemeldet, und das hier ist weg:
      </p>
      <section className="card" aria-label="Was gelöscht wird">
        <ul className="list-disc ps-5">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </section>
      {running.length > 0 ? (
        <p>
          <strong>{running.join(" und ")} kündigen wir zuerst, mit sofortiger Wirkung.</strong> Danach wird nichts mehr
          abgebucht, erst dann löschen wir. Was bezahlt ist, verfällt. Möchtest du Geld zurück, geh vorher zu{" "}
          <Link to="/abo">Subscription verwalten</Link>.
        </p>
      ) : isPaid ? (
        <p>Auch dein bezahlter Zugang endet damit.</p>
      ) : null}
      <p>
        Möchtest du deine Antworten behalten?{" "}
        <a href="/profile/export?format=html" download>
          Lade vorher alles herunter
        </a>
        .
      </p>
      <Form method="post" className="flex flex-col gap-3" reloadDocument>
        <Field
          label="Zur Bestätigung"
          hint={`Tippe ${DELETION_WORD} oder deine E-Mail-Adresse ${email} ein.`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          error={failure?.confirmation}
        />
        <button className={button("danger", "w-full")} {...waiting(isDeleting)}>
          Konto endgültig löschen
        </button>
        <Link className={button("primary")} to="/profile/einstellungen">
          Doch behalten
        </Link>
      </Form>
    </main>
  );
}
