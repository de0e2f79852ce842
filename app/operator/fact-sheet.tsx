import type { SourcedFact } from "~/content/library-data";
import { describeReview } from "~/domain/text/evidence";
import { CERTAINTY_WORDS, sayDays } from "~/domain/facts/fact-note";
import { sayValue } from "~/domain/facts/say-value";
import { withTimelines } from "~/domain/facts/timeline";
import { numericDate } from "~/domain/time/german-dates";
import { Lines } from "~/ui/print/lines";

export interface FactSheetProps {
  productName: string;
  /** YYYY-MM-DD in Germany. */
  day: string;
  facts: readonly SourcedFact[];
}

/** All facts on paper, each with its sources and lines to sign, for the expert who reads them. */
export function FactSheet({ productName, day, facts }: FactSheetProps) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return (
    <article className="sheet">
      <h1 className="sheet-title">Fachblatt</h1>
      <p>
        {facts.length} Zahlen, Tage und Paragrafen, die in den Texten von {productName} stehen. Stand {numericDate(day)}
        . Bitte je Eintrag ankreuzen, was zutrifft, und mit Kürzel und Tag zeichnen.
      </p>
      <p>Name und Beruf:</p>
      <Lines count={1} />
      {withTimelines(facts).map((fact) => (
        <section key={fact.id} className="sheet-kept">
          <h2 className="sheet-section">{fact.title}</h2>
          <ul>
            {fact.timeline.map(({ value, status, ...days }) => (
              <li key={days.from}>
                <strong>{sayValue(value, fact.unit)}</strong>
                {status === "entwurf" ? ", nur Entwurf" : ""}
                {sayDays(days) ? `. ${sayDays(days)}` : ""}
              </li>
            ))}
          </ul>
          <p>{fact.statement}</p>
          {fact.derived ? (
            <p>
              Rechnung: {fact.derived.formula}, darin{" "}
              {Object.entries(fact.derived.names)
                .map(([name, id]) => `${name} = ${byId.get(id)?.title ?? id}`)
                .join(", ")}
            </p>
          ) : null}
          <p>
            Sicherheit: {CERTAINTY_WORDS[fact.certainty]}, {describeReview(fact)}. Quellenstand {fact.sourcesAsOf}:
          </p>
          <ul>
            {fact.sources.map(({ id, title, url }) => (
              <li key={id}>
                {title}, <span className="sheet-address">{url}</span>
              </li>
            ))}
          </ul>
          <p>☐ stimmt, oder ☐ stimmt nicht, sondern:</p>
          <Lines count={1} />
          <p>Kürzel, Tag:</p>
          <Lines count={1} />
        </section>
      ))}
    </article>
  );
}
