import { longDay } from "../time/german-dates";
import { endsWithYear, inForceNext, type Timed } from "./figure";
import { sayValue } from "./say-value";

/**
 * The one line at the end of a text of which figures end with the year: what holds then, or that it is not known yet.
 * Null where none ends.
 */
export function yearEndLine(facts: readonly (Timed & { title: string })[], day: string): string | null {
  const ending = facts.filter((fact) => endsWithYear(fact, day));
  if (ending.length === 0) return null;
  const known = ending.flatMap((fact) => {
    const next = inForceNext(fact, day);
    return next ? [{ from: next.from ?? day, said: `${fact.title} ${sayValue(next.value, fact.unit)}` }] : [];
  });
  const said = [...Map.groupBy(known, ({ from }) => from)].map(
    ([from, figures]) => `Ab ${longDay(from)}: ${figures.map((each) => each.said).join(", ")}.`,
  );
  const isOpen = known.length < ending.length;
  const open =
    known.length === 0
      ? "Ab Januar gilt voraussichtlich ein anderer Wert. Wir tragen ihn ein, sobald er verkündet ist."
      : "Für die übrigen Werte gilt ab Januar voraussichtlich anderes. Wir tragen es ein, sobald es verkündet ist.";
  return [...said, ...(isOpen ? [open] : [])].join(" ");
}
