import { button } from "../kit";

/** The one way on: to an account, and that it costs nothing yet; who came from their own choice goes back to it. */
export function Begin({ back = null }: { back?: string | null }) {
  if (back !== null) {
    return (
      <p className="print:hidden">
        <a className={button("next")} href={back}>
          {back.startsWith("/quiz-results") ? "Zurück zum Ergebnis" : "Zurück zu deiner Auswahl"}
        </a>
      </p>
    );
  }
  return (
    <div className="begin print:hidden">
      <a className={button("next")} href="/onboarding">
        Konto anlegen
      </a>
      <p className="text-sm">Vier Wochen kostenlos. Ohne Zahlungsdaten.</p>
    </div>
  );
}
