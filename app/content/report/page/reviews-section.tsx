import { numericDate } from "~/domain/time/german-dates";
import type { DueDay, Reviews } from "./due-dates";
import { counted } from "./number-formats";

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
