import type { Resource } from "~/content/library";
import { describeReview, type EvidenceStatus } from "~/domain/text/evidence";
import { shortDate } from "~/domain/time/german-dates";
import { notice } from "./variants";

export function OutOfDate({ reviewBy }: { reviewBy: string }) {
  return (
    <p className={notice("plain")}>
      Die Zahlen und Fristen auf dieser Seite sollten bis {shortDate(reviewBy)} neu geprüft werden. Das steht noch aus.
      Schau in die Quellen, bevor du dich darauf verlässt.
    </p>
  );
}

export function Sources({ sources, ...status }: EvidenceStatus & { sources: readonly Resource[] }) {
  if (sources.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>{describeEvidence(status)}</summary>
      <ul className="text-sm">
        {sources.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A quiet link at the end of a text, to its file in the repository. */
export function ImproveLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="text-sm print:hidden">
      <a className="tap-link" href={to} target="_blank" rel="noreferrer">
        {children}
      </a>
    </p>
  );
}

export const describeEvidence = (status: EvidenceStatus): string =>
  `Quellenstand ${status.sourcesAsOf}, ${describeReview(status)}`;
