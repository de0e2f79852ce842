import type { Collections } from "~/content/entries";
import { textsWithSources } from "~/content/texts-with-sources";
import { isOutOfDate } from "~/domain/text/evidence";
import { DAY_MS } from "~/domain/time/durations";
import { numericDate } from "~/domain/time/german-dates";
import { counted } from "./number-formats";

export interface DueDay {
  /** Last day of validity, YYYY-MM-DD. */
  day: string;
  isOver: boolean;
  daysLeft: number;
  items: { path: string; what: string }[];
}

export interface Reviews {
  due: DueDay[];
  /** Number of texts that name sources. */
  sourced: number;
  /** Number of those that a named expert has read. */
  reviewed: number;
}

/** Content to review again, the earliest day first. */
export function findReviews(entries: Collections, today: string): Reviews {
  const texts = textsWithSources(entries);
  const items = [
    ...texts.flatMap(({ source, data }) =>
      data.pruefenBis === undefined
        ? []
        : [{ day: data.pruefenBis, path: source.path, what: `Quellenstand ${data.quellenstand ?? "unbekannt"}` }],
    ),
    ...entries.plans.flatMap(({ source, data }) =>
      data.introductoryUntil === undefined
        ? []
        : [{ day: data.introductoryUntil, path: source.path, what: "Einführungspreis" }],
    ),
  ];
  const due = Array.from(
    Map.groupBy(items, ({ day }) => day),
    ([day, list]) => ({
      day,
      isOver: isOutOfDate(day, today),
      daysLeft: Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS),
      items: list.map(({ path, what }) => ({ path, what })),
    }),
  );
  const sourced = texts.filter(({ data }) => data.quellen.length > 0);
  return {
    due: due.sort((a, b) => a.day.localeCompare(b.day)),
    sourced: sourced.length,
    reviewed: sourced.filter(({ data }) => data.fachgeprueftAm !== undefined).length,
  };
}

/** Days ahead: enough to read sources again without hurry. */
const SOON_DAYS = 60;
/** Longest list that is shown unfolded. */
const SHORT = 8;

export function ReviewsSection({ due, sourced, reviewed }: Reviews) {
  return (
    <section id="pruefen">
      <h2>Prüfen und Ablaufen</h2>
      <p className="soft">
        {counted(sourced, "Text nennt", "Texte nennen")} Quellen, davon fachlich geprüft: {reviewed}. Nach dem Tag sagt
        die Seite selbst, dass ihre Angaben überholt sein können.
      </p>
      {due.length === 0 ? <p className="soft">Nichts läuft ab.</p> : null}
      <div>
        {due.map((day) => (
          <details key={day.day} open={day.items.length <= SHORT}>
            <summary>
              <h3 className="day">
                <span className="num">{numericDate(day.day)}</span> <Left {...day} />
              </h3>
              <span className="soft">{counted(day.items.length, "Eintrag", "Einträge")}</span>
            </summary>
            <ul className="plain wide">
              {day.items.map(({ path, what }) => (
                <li key={path}>
                  <code>{path}</code> <span className="soft">{what}</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

function Left({ isOver, daysLeft }: DueDay) {
  if (isOver) return <span className="tag over">seit {counted(-daysLeft, "Tag", "Tagen")} vorbei</span>;
  const left = daysLeft === 0 ? "heute" : `in ${counted(daysLeft, "Tag", "Tagen")}`;
  return <span className={daysLeft <= SOON_DAYS ? "tag soon" : "tag"}>{left}</span>;
}
