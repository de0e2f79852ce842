import { button } from "../kit";

/** The one way in: what it leads to, and that it costs nothing yet. */
export function Begin({ label = "Konto anlegen" }: { label?: string }) {
  return (
    <div className="begin print:hidden">
      <a className={button("next")} href="/onboarding">
        {label}
      </a>
      <p className="text-sm">Vier Wochen kostenlos. Ohne Zahlungsdaten.</p>
    </div>
  );
}
