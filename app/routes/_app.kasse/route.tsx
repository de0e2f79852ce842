import { type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { DemoNotice, OrderTerms } from "~/ui/plans";
import { BackLink, button, LegalLinks, Link, notice } from "~/ui/kit";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.mode === "demo" ? "Kasse (Demo)" : "Kasse" });

export default function Checkout() {
  const { plan, mode, running, contact } = useLoaderData<typeof loader>();
  const isOrdering = useNavigation().state !== "idle";
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/pricing" label="Zurück zu den Preisen" />
      <header className="flex flex-col gap-3">
        <h1>Deine Bestellung</h1>
        {mode === "demo" ? <DemoNotice /> : <NotYet contact={contact} />}
      </header>
      <section className="card flex flex-col gap-3" aria-label="Zusammenfassung">
        <OrderTerms plan={plan} isDemo={mode === "demo"} />
        {running ? <p className={notice("plain", "text-sm")}>{runningNote(plan, running)}</p> : null}
        {mode === "demo" ? (
          <Form method="post" action={`/kasse?plan=${plan.id}`} className="flex flex-col gap-3">
            <input type="hidden" name="plan" value={plan.id} />
            <button className={button("next", "w-full")} disabled={isOrdering}>
              Zahlungspflichtig bestellen
            </button>
            <p className="text-center text-sm text-soft">Demo: Der Knopf schaltet den Tarif frei und kostet nichts.</p>
          </Form>
        ) : (
          <Link className={button("primary")} to="/home">
            Zurück zu deinem Weg
          </Link>
        )}
      </section>
      <footer className="text-sm text-soft">
        <LegalLinks />
      </footer>
    </main>
  );
}

function NotYet({ contact }: { contact: string }) {
  return (
    <div className={notice("plain")} role="status">
      <strong>Kaufen ist noch nicht möglich.</strong>
      <p>
        Die Bezahlung ist hier noch nicht eingerichtet. Bestellt und abgebucht wird nichts. Sag uns gern Bescheid, dass
        du diesen Tarif möchtest: <a href={`mailto:${contact}`}>{contact}</a>
      </p>
    </div>
  );
}

function runningNote(plan: { billing: string; id: string; name: string }, running: string): string {
  if (plan.id === "ai_only") return `Das Add-on kommt zu ${running} dazu und läuft für sich.`;
  if (plan.billing === "month") return `${plan.name} löst ${running} sofort ab.`;
  return `${running} endet mit dieser Bestellung, du zahlst also nichts doppelt.`;
}
