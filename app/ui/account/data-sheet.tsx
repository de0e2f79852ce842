import { namedKey } from "~/domain/blanks/answer-key";
import { isBlankTask } from "~/domain/blanks/blank-work";
import { BOXES } from "~/domain/blanks/say-blank";
import { isCalendarDay, longDateAndTime, numericDate } from "~/domain/time/german-dates";

interface Table {
  name: string;
  title: string;
  labels: Record<string, string>;
  rows: Row[];
}

type Row = Record<string, unknown>;

// Inline styles: the downloaded file is read without our stylesheet.
const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; border-top: 1px solid #8886; padding-top: .75rem; margin: .75rem 0 }
  dt { opacity: .75 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** One section per table, one list per row. `names` maps ids to readable names; a blank's has its mission before it. */
export function DataSheet({
  productName,
  now,
  tables,
  names,
}: {
  productName: string;
  now: Date;
  tables: Table[];
  names: ReadonlyMap<string, string>;
}) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Deine Daten bei ${productName}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Deine Daten bei {productName}</h1>
          <p>
            Stand: {longDateAndTime(now)}. Das ist alles, was zu deinem Konto gespeichert ist, außer Prüfwerten und
            Schlüsseln, die nur deiner Sicherheit dienen, und der Adresse deiner Begleitung.
          </p>
          {tables.map(({ name, title, labels, rows }) => (
            <section key={name}>
              <h2>{title}</h2>
              {rows.length === 0 ? <p>Nichts gespeichert.</p> : null}
              {rows.map((row, index) => (
                <dl key={index}>
                  {Object.entries(labels).map(([column, label]) => [
                    <dt key={`${column}-label`}>{label}</dt>,
                    <dd key={column}>{readable(column, row, names)}</dd>,
                  ])}
                </dl>
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function readable(column: string, row: Row, names: ReadonlyMap<string, string>): string {
  const value = row[column];
  if (value === null || value === undefined || value === "") return "–";
  if (value instanceof Date) return longDateAndTime(value);
  if (typeof value === "boolean") return column === "completed" ? box(value, row) : value ? "Ja" : "Nein";
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  if (isCalendarDay(value)) return numericDate(value);
  const name = names.get(namedKey(value, row, names) ?? value);
  return name && name !== value ? `${name} (${value})` : value;
}

/** A blank of a template has no box beside its words; that of one that is ticked is its answer. */
function box(ticked: boolean, { taskId }: Row): string {
  if (typeof taskId === "string" && isBlankTask(taskId)) return "–";
  return ticked ? `${BOXES.ticked} Ja` : `${BOXES.open} Nein`;
}
