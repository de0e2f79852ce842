import type { EvidenceStatus } from "~/domain/text/evidence";
import { describeEvidence, OutOfDate } from "../kit/evidence";
import { SheetStand, type Stand } from "./sheet-stand";

export interface TemplateSheetProps extends Stand {
  title: string;
  description: string;
  html: string;
  outOfDateSince: string | null;
  evidence: EvidenceStatus | null;
  /** An example is looked at, a template filled in. */
  kind?: "template" | "example";
}

/**
 * A template to be filled in and handed on: without a QR code, and on one page where that is enough. With several
 * sheets, the last one has what is for its owner alone.
 */
export function TemplateSheet({
  title,
  description,
  html,
  outOfDateSince,
  evidence,
  kind,
  ...stand
}: TemplateSheetProps) {
  return (
    <article className="sheet">
      <h1 className="sheet-title">{title}</h1>
      {html.includes("data-page-break") ? null : <p>{description}</p>}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <footer className="sheet-foot sheet-kept">
        {outOfDateSince ? <OutOfDate reviewBy={outOfDateSince} /> : null}
        {evidence ? (
          <p>{`${describeEvidence(evidence)}. Die Quellen stehen auf der Seite ${kind === "example" ? "des Beispiels" : "der Vorlage"}.`}</p>
        ) : null}
        <SheetStand {...stand} />
      </footer>
    </article>
  );
}
