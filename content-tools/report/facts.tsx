import type { Content } from "~/content/build.server";
import { listFacts } from "~/content/facts/to-fact";
import { figureOn, inForceNext, inForceOn, type Timed } from "~/domain/facts/figure";
import { sayValue } from "~/domain/facts/say-value";
import { valueAfter } from "~/domain/facts/timeline";
import { numericDate } from "~/domain/time/german-dates";

export interface FactFigures {
  path: string;
  title: string;
  /** Figure as texts print it on the day of the report. */
  today: string;
  /** Value after the present one, in words, or that it is unknown; null for one without an end. */
  after: string | null;
  /** Files that print it, by path. */
  printedBy: string[];
}

/** Every fact with the texts that print it; those that change first. */
export function factFigures({ entries }: Pick<Content, "entries">, today: string): FactFigures[] {
  const texts = Object.values(entries).flat();
  const figures = listFacts(entries).map((fact) => {
    const until = inForceOn(fact, today)?.until ?? null;
    const printedBy = texts.filter((each) => each.source.takenUp.facts.includes(fact.id));
    return {
      path: `facts/${fact.id}.mdx`,
      title: fact.title,
      today: figureOn(fact, today),
      until,
      after: until === null ? null : sayAfter(fact, today, until),
      printedBy: printedBy.map((each) => each.source.path),
    };
  });
  return figures
    .sort(
      (one, other) => (one.until ?? "9999").localeCompare(other.until ?? "9999") || one.path.localeCompare(other.path),
    )
    .map(({ until: _, ...figure }) => figure);
}

function sayAfter(fact: Timed, today: string, until: string): string {
  const next = inForceNext(fact, today);
  if (next) return `ab ${numericDate(next.from ?? until)}: ${sayValue(next.value, fact.unit)}`;
  const draft = valueAfter(fact.timeline, today);
  const announced = draft ? `, im Entwurf ${sayValue(draft.value, fact.unit)}` : "";
  return `nach dem ${numericDate(until)} nicht bekannt${announced}`;
}

export function FactsSection({ facts }: { facts: readonly FactFigures[] }) {
  const changing = facts.filter(({ after }) => after !== null);
  return (
    <section id="fakten">
      <h2>Fakten</h2>
      <p className="soft">
        {facts.length} Zahlen, Tage und Paragrafen, von denen {changing.length} enden. Nach dem letzten Tag zeigen die
        Texte den nächsten Wert oder sagen, dass er nicht bekannt ist. Ein Entwurf steht nur hier.
      </p>
      <div className="card">
        <table>
          <thead>
            <tr>
              <th scope="col">Fakt</th>
              <th scope="col">Heute</th>
              <th scope="col">Danach</th>
              <th scope="col" className="narrow-off">
                Steht in
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ path, title, today, after, printedBy }) => (
              <tr key={path}>
                <th scope="row">
                  {title} <code>{path}</code>
                </th>
                <td>{today}</td>
                <td>{after ?? "bleibt"}</td>
                <td className="narrow-off">{printedBy.join(", ") || "nur in Formeln"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
