interface ListedCase {
  path: string;
  /** Name of the path. */
  name: string;
  title: string;
  description: string;
  documents: { to: string; title: string }[];
}

/** The case of each path, with its documents. */
export function ExampleList({ cases }: { cases: readonly ListedCase[] }) {
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <p className="print:hidden">
        <a className="tap-link" href="/">
          Zur Startseite
        </a>
      </p>
      <h1>Einmal ganz gesehen</h1>
      <p className="text-lead text-soft">
        Ein Angebot, eine Rechnung, der Fragebogen fürs Finanzamt: für jeden Berufspfad einmal von oben bis unten
        ausgefüllt. Menschen, Betriebe und Zahlen sind erfunden.
      </p>
      {cases.map(({ path, name, title, description, documents }) => (
        <section
          key={path}
          id={path}
          className="card flex scroll-mt-24 flex-col gap-3"
          aria-labelledby={`fall-${path}`}
        >
          <h2 id={`fall-${path}`}>{name}</h2>
          <p className="font-semibold">{title}</p>
          <p>{description}</p>
          <ul className="flex flex-col">
            {documents.map(({ to, title: document }) => (
              <li key={to}>
                <a className="tap-link" href={to}>
                  {document}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
