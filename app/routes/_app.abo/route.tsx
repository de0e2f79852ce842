import { Form, useLoaderData } from "@remix-run/react";
import { DemoNotice } from "~/ui/plans";
import { BackLink, button, LegalLinks, notice } from "~/ui/kit";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Deine Subscription");

export default function Subscription() {
  const { held, isDemo, contact } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/pricing" label="Zurück zu den Preisen" />
      <h1>Deine Subscription</h1>
      {isDemo ? (
        <DemoNotice />
      ) : (
        <p className={notice("plain")}>
          Ändern oder beenden kannst du deinen Tarif gerade per E-Mail: <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      )}
      {held.map(({ id, name, until }) => (
        <section key={id} className="card flex flex-col gap-3" aria-label={name}>
          <h2>{name}</h2>
          <p>
            {until ? `Läuft bis ${until}.` : "Läuft ohne Ablaufdatum."}
            {until && isDemo ? " In der Demo verlängert sich nichts." : ""}
          </p>
          {isDemo ? (
            <details className="disclosure">
              <summary>{name} beenden</summary>
              <p>Der Tarif endet sofort. Dein Konto und alles, was du geschafft hast, bleiben.</p>
              <Form method="post" action="/abo">
                <input type="hidden" name="plan" value={id} />
                <button className={button("danger")}>Jetzt beenden</button>
              </Form>
            </details>
          ) : null}
        </section>
      ))}
      <footer className="text-sm text-soft">
        <LegalLinks />
      </footer>
    </main>
  );
}
