import { isCalendarDay, longDateAndTime, numericDate } from "~/domain/time/german-dates";

interface Table {
  name: string;
  title: string;
  labels: Record<string, string>;
  rows: Record<string, unknown>[];
}

// Inline styles: the downloaded file is read without our stylesheet.
const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; border-top: 1px solid #8886; padding-top: .75rem; margin: .75rem 0 }
  dt { opacity: .75 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** One section per table, one list per row. `names` maps ids to readable names. */
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
            Schlüsseln, die nur deiner Sicherheit dienen.
          </p>
          {tables.map(({ name, title, labels, rows }) => (
            <section key={name}>
              <h2>{title}</h2>
              {rows.length === 0 ? <p>Nichts gespeichert.</p> : null}
              {rows.map((row, index) => (
                <dl key={index}>
                  {Object.entries(labels).map(([column, label]) => [
                    <dt key={`${column}-label`}>{label}</dt>,
                    <dd key={column}>{readable(row[column], names)}</dd>,
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

function readable(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value instanceof Date) return longDateAndTime(value);
  if (typeof value === "boolean") return value ? "Ja" : "Nein";
  if (typeof value === "string") return named(value, names);
  return JSON.stringify(value, null, 2);
}

function named(text: string, names: ReadonlyMap<string, string>): string {
  if (isCalendarDay(text)) return numericDate(text);
  const name = names.get(text);
  return name && name !== text ? `${name} (${text})` : text;
}
