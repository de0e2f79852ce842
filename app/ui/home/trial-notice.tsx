import { button, Link, notice, weeksText } from "../kit";

export function TrialNotice({ trialEnded, weeksLeft }: { trialEnded: boolean; weeksLeft: number }) {
  if (trialEnded) {
    return (
      <section className="card flex flex-col gap-3 border-2 border-accent" aria-labelledby="trial-ended">
        <h2 id="trial-ended">Deine kostenlose Testphase ist beendet</h2>
        <p>Alles, was du geschafft hast, ist gespeichert. Mit einem Tarif gehst du genau dort weiter.</p>
        <div>
          <Link className={button("next")} to="/pricing">
            Jetzt upgraden
          </Link>
          <Link className="tap-link" to="/trial-expired">
            Was heißt das für mich?
          </Link>
        </div>
      </section>
    );
  }
  return (
    <div className={notice("plain")}>
      <p>
        {weeksLeft === 1 ? "Deine letzte kostenlose Woche läuft." : `Noch ${weeksText(weeksLeft)} kostenlos.`} Danach
        behältst du alles und entscheidest in Ruhe.
      </p>
      <Link className="tap-link" to="/pricing">
        Preise ansehen
      </Link>
    </div>
  );
}
