import { Link } from "@remix-run/react";

/** On the dashboard: the trial is over, or will be soon. */
export function TrialNotice({ trialEnded, weeksLeft }: { trialEnded: boolean; weeksLeft: number }) {
  if (trialEnded) {
    return (
      <section className="card stack trial-ended" aria-labelledby="trial-ended">
        <h2 id="trial-ended">Deine kostenlose Testphase ist beendet</h2>
        <p>Alles, was du geschafft hast, ist gespeichert. Mit einem Tarif gehst du genau dort weiter.</p>
        <p className="row wrap">
          <Link className="button button-next" to="/pricing">
            Jetzt upgraden
          </Link>
          <Link className="button button-text" to="/trial-expired">
            Was heißt das für mich?
          </Link>
        </p>
      </section>
    );
  }
  return (
    <p className="notice row wrap spread">
      <span>
        {weeksLeft === 1 ? "Deine letzte kostenlose Woche läuft." : `Noch ${weeksLeft} Wochen kostenlos.`} Danach
        behältst du alles und entscheidest in Ruhe.
      </span>
      <Link className="button button-text" to="/pricing">
        Preise ansehen
      </Link>
    </p>
  );
}
