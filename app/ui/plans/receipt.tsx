import type { Receipt as Received } from "~/domain/payments/statements";

/** Confirms the receipt in the same words whether or not there is a contract. */
export function Receipt({ receipt: { kind, receivedAt, terms, confirmTo } }: { receipt: Received }) {
  const what = kind === "withdrawal" ? "Dein Widerruf" : "Deine Kündigung";
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{what} ist eingegangen</h2>
      <p>
        Eingang: <strong>{receivedAt}</strong>
      </p>
      <dl className="grid gap-2">
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <p>Passt ein laufender Vertrag dazu, setzen wir deine Erklärung um. Fehlt uns etwas, melden wir uns.</p>
      <p className="text-sm text-soft">
        Diese Bestätigung schicken wir auch an <strong className="wrap-anywhere">{confirmTo}</strong>. Mehr als drei am
        Tag gehen an keine Adresse. Kommt nichts an, druck oder speichere diese Seite.
      </p>
    </section>
  );
}
