import { LegalLinks } from "../kit";

/** A page of text: legal pages and printable templates. */
export function ReadingPage({ title, note, html }: { title: string; note: string | null; html: string }) {
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <p className="no-print">
        <a href="/">Zur Startseite</a>
      </p>
      <h1>{title}</h1>
      {note ? <p className="muted small">{note}</p> : null}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <footer className="no-print">
        <LegalLinks />
      </footer>
    </main>
  );
}
