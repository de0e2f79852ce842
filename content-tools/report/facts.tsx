import type { Content } from "~/content/build.server";
import { toFact } from "~/content/facts/to-fact";
import { figureOn, inForceNext, inForceOn } from "~/domain/facts/figure";
import { sayValue } from "~/domain/facts/say-value";
import { timelineOf, valueAfter } from "~/domain/facts/timeline";
import { numericDate } from "~/domain/time/german-dates";

export interface FactFigures {
  path: string;
  title: string;
  /** As texts print it on the day of the report. */
  today: string;
  /** What is known of the time after its present value; null for one without an end. */
  after: string | null;
  /** Files that print it, by path. */
  printedBy: string[];
}

/** Every fact with the texts that print it; those that change first. */
export function factFigures({ entries }: Pick<Content, "entries">, today: string): FactFigures[] {
  const facts = new Map(entries.facts.map(({ source, data }) => [source.slug, toFact(source.slug, data)] as const));
  const texts = Object.values(entries).flat();
  const figures = entries.facts.flatMap(({ source }) => {
    const fact = facts.get(source.slug);
    if (!fact) return [];
    const timed = { unit: fact.unit, timeline: timelineOf(fact, facts) };
    const until = inForceOn(timed, today)?.until ?? null;
    const printedBy = texts
      .filter((each) => each.source.takenUp.facts.includes(fact.id))
      .map((each) => each.source.path);
    const figure = { path: source.path, title: fact.title, today: figureOn(timed, today), printedBy };
    return [{ ...figure, until, after: until === null ? null : sayAfter(timed, today, until) }];
  });
  return figures
    .sort(
      (one, other) => (one.until ?? "9999").localeCompare(other.until ?? "9999") || one.path.localeCompare(other.path),
    )
    .map(({ until: _, ...figure }) => figure);
}

function sayAfter(timed: Parameters<typeof inForceNext>[0], today: string, until: string): string {
  const next = inForceNext(timed, today);
  if (next) return `ab ${numericDate(next.from ?? until)}: ${sayValue(next.value, timed.unit)}`;
  const draft = valueAfter(timed.timeline, today);
  const announced = draft ? `, im Entwurf ${sayValue(draft.value, timed.unit)}` : "";
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
