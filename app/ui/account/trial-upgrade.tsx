import { button, Link, weeksText } from "../kit";

export function TrialUpgrade({ weeks }: { weeks: number }) {
  return (
    <section className="card flex flex-col gap-3 bg-accent-soft">
      <h2>Alles offen mit Pro</h2>
      <p>
        Deine kostenlose Testphase läuft noch {weeksText(weeks)}. Mit Pro gehst du danach ohne Pause weiter: alle
        Missionen und Quests, so schnell du willst.
      </p>
      <Link className={button("next")} to="/pricing">
        Preise ansehen
      </Link>
    </section>
  );
}
