import { type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { formatCents } from "~/domain/text/german-numbers";
import { endingNote } from "~/domain/payments/ending-note";
import { inCents } from "~/domain/payments/prices";
import { DemoNotice, OrderTerms, StartAtOnce } from "~/ui/plans";
import { BackLink, button, Link, notice, waiting } from "~/ui/kit";
import type { action, loader } from "./data.server";
import { pageMeta } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.mode === "demo" ? "Kasse (Demo)" : "Kasse" });

export default function Checkout() {
  const { plan, mode, running, ending, preview, boxMissing, operator } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const [isUnticked, setUnticked] = useState(false);
  const isChange = preview !== null || (mode === "demo" && plan.billing === "month");
  const note = endingNote({ plan, running, ending, isChange });
  const isOrdering = useNavigation().state !== "idle";
  const navigate = useNavigate();
  // Stripe's page opens in a new tab, as the specification requires; changed plans and one-time purchases stay in this
  // one.
  const opensTab = mode === "stripe" && plan.billing === "month" && preview === null;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <header className="flex flex-col gap-3">
        <div className="flex flex-col gap-5 lg:flex-row lg:items-center lg:gap-3">
          <BackLink to="/pricing" label="Zurück zu den Preisen" />
          <h1>Deine Bestellung</h1>
        </div>
        {mode === "demo" ? <DemoNotice /> : mode === "none" ? <NotYet contact={operator.email} /> : null}
      </header>
      <section className="card flex flex-col gap-3" aria-label="Zusammenfassung">
        {mode === "none" ? (
          <>
            <OrderTerms plan={plan} isDemo={false} operator={operator}>
              <Link className={button("primary")} to="/home">
                Zurück zu deinem Weg
              </Link>
            </OrderTerms>
          </>
        ) : (
          <Form
            method="post"
            action={`/kasse?plan=${plan.id}`}
            className="flex flex-col gap-3"
            reloadDocument={mode === "stripe"}
            target={opensTab ? "_blank" : undefined}
            // Missing ticks are reported in our own words, here and by the server, instead of the browser's.
            noValidate
            onChange={() => setUnticked(false)}
            onSubmit={(event) => {
              const box = boxMissing && unticked(event);
              if (box) {
                event.preventDefault();
                setUnticked(true);
                box.focus();
              } else if (opensTab) setTimeout(() => navigate(`/kasse/danke?plan=${plan.id}`), 1_000);
            }}
          >
            <input type="hidden" name="plan" value={plan.id} />
            <input type="hidden" name="shownCents" value={inCents(plan.price.euro)} />
            <OrderTerms
              plan={plan}
              isDemo={mode === "demo"}
              operator={operator}
              consent={mode === "stripe" ? <StartAtOnce error={isUnticked ? boxMissing : refused} /> : null}
            >
              {note ? <p className={notice("plain", "text-sm")}>{note}</p> : null}
              {preview ? <DueToday cents={preview.dueCents} /> : null}
              <button className={button("next", "w-full")} {...waiting(isOrdering)}>
                Zahlungspflichtig bestellen
              </button>
              <p className="text-center text-sm text-soft">{hint(mode, opensTab)}</p>
            </OrderTerms>
          </Form>
        )}
      </section>
    </main>
  );
}

function unticked({ currentTarget }: FormEvent<HTMLFormElement>): HTMLInputElement | null {
  const box = currentTarget.elements.namedItem("startsAtOnce");
  return box instanceof HTMLInputElement && !box.checked ? box : null;
}

function hint(mode: "stripe" | "demo" | "none", opensTab: boolean): string {
  if (mode === "demo") return "Demo: Der Knopf schaltet den Tarif frei und kostet nichts.";
  return opensTab
    ? "Bezahlt wird bei Stripe, in einem neuen Tab. Dort gibst du deine Zahlungsart an."
    : "Bezahlt wird über unseren Zahlungsdienst Stripe.";
}

function DueToday({ cents }: { cents: number | null }) {
  return (
    <p className={notice("plain")}>
      {cents === null ? (
        "Wie viel davon heute fällig ist, konnten wir gerade nicht ausrechnen. Lade die Seite bitte neu."
      ) : (
        <>
          <strong>Heute fällig: {formatCents(cents)}.</strong> Das ist der Rest des laufenden Monats zum neuen Preis,
          abzüglich dessen, was du dafür schon bezahlt hast. Danach gilt der Monatspreis.
        </>
      )}
    </p>
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
