import type { Page } from "~/content/library";
import type { ReactNode } from "react";
import { Icon } from "../kit";
import { FactNotes } from "../kit/fact-notes";
import { ImproveLink, OutOfDate, Sources } from "../kit/evidence";

export type ReadingPageProps = Omit<Page, "slug" | "description"> & {
  note: string | null;
  /** The last day on which the page's figures were valid, once it is past. */
  outOfDateSince: string | null;
  /** The page the reader came from; falls back to the start page. */
  back?: { to: string; label: string } | null;
  /** The text where it is more than read. */
  text?: ReactNode;
  children?: ReactNode;
};

export function ReadingPage({
  title,
  note,
  html,
  facts,
  editAt,
  outOfDateSince,
  back,
  text,
  children,
  ...evidence
}: ReadingPageProps) {
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <p className="print:hidden">
        <a className="tap-link flex items-center gap-1" href={back?.to ?? "/"}>
          {back ? <Icon name="back" size={20} /> : null}
          {back?.label ?? "Zur Startseite"}
        </a>
      </p>
      <h1>{title}</h1>
      {note ? <p className="text-sm text-soft">{note}</p> : null}
      {outOfDateSince ? <OutOfDate reviewBy={outOfDateSince} /> : null}
      {children}
      {text ?? <div className="prose" id="text" dangerouslySetInnerHTML={{ __html: html }} />}
      <FactNotes facts={facts} />
      <Sources {...evidence} />
      {editAt ? <ImproveLink to={editAt}>Diese Vorlage verbessern</ImproveLink> : null}
    </main>
  );
}
