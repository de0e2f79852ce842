import type { Page } from "~/content/library";
import { LegalLinks } from "../kit";
import { OutOfDate, Sources } from "./evidence";

export type ReadingPageProps = Omit<Page, "slug" | "description"> & {
  note: string | null;
  /** The day until which its figures held, once that is over. */
  outOfDateSince: string | null;
};

/** A page of text: legal pages and printable templates. */
export function ReadingPage({ title, note, html, outOfDateSince, ...evidence }: ReadingPageProps) {
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <p className="no-print">
        <a href="/">Zur Startseite</a>
      </p>
      <h1>{title}</h1>
      {note ? <p className="muted small">{note}</p> : null}
      {outOfDateSince ? <OutOfDate reviewBy={outOfDateSince} /> : null}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <Sources {...evidence} />
      <footer className="no-print">
        <LegalLinks />
      </footer>
    </main>
  );
}
