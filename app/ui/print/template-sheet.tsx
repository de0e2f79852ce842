import type { EvidenceStatus } from "~/domain/evidence";
import { describeEvidence, OutOfDate } from "../kit";
import { SheetStand, type Stand } from "./sheet-stand";
import { SheetWay, type Way } from "./sheet-way";

export interface TemplateSheetProps extends Stand, Way {
  title: string;
  description: string;
  html: string;
  outOfDateSince: string | null;
  evidence: EvidenceStatus | null;
}

export function TemplateSheet({
  title,
  description,
  html,
  outOfDateSince,
  evidence,
  code,
  ...stand
}: TemplateSheetProps) {
  return (
    <article className="sheet">
      <header className="sheet-head">
        <div>
          <p className="sheet-place">Vorlage</p>
          <h1 className="sheet-title">{title}</h1>
          <p>{description}</p>
        </div>
        <SheetWay label="QR-Code zur Vorlage" address={stand.address} code={code} />
      </header>
      {outOfDateSince ? <OutOfDate reviewBy={outOfDateSince} /> : null}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <footer className="sheet-foot sheet-kept">
        {evidence ? <p>{describeEvidence(evidence)}. Die Quellen stehen auf der Seite der Vorlage.</p> : null}
        <SheetStand {...stand} />
      </footer>
    </article>
  );
}
