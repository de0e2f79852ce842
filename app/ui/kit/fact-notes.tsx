import type { SourcedNote } from "~/content/library";
import { factAnchor } from "~/domain/text/slugs";

/** Notes on the facts behind a text's figures, each at the address to which its figure leads. */
export function FactNotes({ facts }: { facts: readonly SourcedNote[] }) {
  if (facts.length === 0) return null;
  return (
    <details className="disclosure print:hidden">
      <summary>Zahlen in diesem Text: woher sie kommen</summary>
      <ul className="flex flex-col gap-3 text-sm">
        {facts.map(({ id, title, figure, statement, validity, certainty, review, sources }) => (
          // Inside the details: a link to it opens them.
          <li key={id} id={factAnchor(id)} className="scroll-mt-24">
            <strong>
              {title}: {figure ?? "noch nicht bekannt"}
            </strong>
            <p>{statement}</p>
            <p>
              {validity && `${validity} `}Sicherheit: {certainty}, {review}.
            </p>
            <p>
              Quelle:{" "}
              {sources.map((source, index) => (
                <span key={source.id}>
                  {index > 0 ? ", " : ""}
                  <a href={source.url} target="_blank" rel="noreferrer">
                    {source.title}
                  </a>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
