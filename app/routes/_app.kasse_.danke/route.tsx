import { Form, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { titled } from "~/ui/kit/page/page-meta";
import { button, Link, notice, WithoutScripts } from "~/ui/kit";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const meta = titled("Deine Zahlung");

const LOOK_EVERY_MS = 2_000;
/** Looks until the page says what to do: news of a payment usually takes seconds. */
const PATIENT_LOOKS = 20;
/** Looks until the order in the other tab has led to Stripe's page or failed: Stripe has 9 s to answer. */
const LOOKS_FOR_ORDER = 6;

export default function Waiting() {
  const { plan, name, url, isUnderWay } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const isLate = looks >= PATIENT_LOOKS;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        revalidate();
        setLooks((count) => count + 1);
      },
      isLate ? 5 * LOOK_EVERY_MS : LOOK_EVERY_MS,
    );
    return () => clearTimeout(timer);
  }, [looks, isLate, revalidate]);
  if (!isUnderWay && looks >= LOOKS_FOR_ORDER) return <NotOrdered plan={plan} name={name} />;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Einen Moment noch</h1>
          <p className="text-lead text-soft" role="status">
            {isLate
              ? `Die Bestätigung für ${name} lässt auf sich warten. Hast du schon bezahlt? Dann hol dir deinen Kauf hier ab.`
              : `Sobald deine Zahlung bestätigt ist, schalten wir ${name} frei. Meist dauert das ein paar Sekunden, bei Lastschrift ein paar Tage.`}
          </p>
        </div>
        <div className="flex flex-col gap-5">
          <WithoutScripts>
            <p className={notice("plain")}>
              <a href={`/kasse/danke?plan=${plan}`}>Nachsehen, ob die Bestätigung da ist</a>
            </p>
          </WithoutScripts>
          <div className="flex flex-col gap-3">
            {url ? (
              <a className={button("quiet", "w-full")} href={url}>
                Zur Zahlungsseite
              </a>
            ) : null}
            <Form method="post" action="/abo">
              <input type="hidden" name="intent" value="restore" />
              <button className={isLate ? button("next", "w-full") : button("text")}>Kauf wiederherstellen</button>
            </Form>
            <Link className={button("text", "self-start")} to="/pricing">
              Doch nicht bestellen
            </Link>
          </div>
          <p className="text-sm text-soft">
            Du kannst diese Seite schließen. Ist die Zahlung da, bekommst du eine E-Mail, und beim nächsten Öffnen ist
            alles offen.
          </p>
        </div>
      </div>
    </main>
  );
}

function NotOrdered({ plan, name }: { plan: string; name: string }) {
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <h1>Das hat nicht geklappt</h1>
      <p className="text-lead text-soft" role="alert">
        Die Zahlungsseite für {name} ging nicht auf. Bestellt und abgebucht wurde nichts.
      </p>
      <Link className={button("next", "w-full")} to={`/kasse?plan=${plan}`}>
        Noch einmal versuchen
      </Link>
      <Form method="post" action="/abo">
        <input type="hidden" name="intent" value="restore" />
        <button className={button("text")}>Kauf wiederherstellen</button>
      </Form>
    </main>
  );
}
