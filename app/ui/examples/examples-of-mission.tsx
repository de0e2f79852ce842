/** Documents that a mission speaks of, each filled in once for its path's case. */
export function ExamplesOfMission({ examples }: { examples: readonly { to: string; title: string }[] }) {
  if (examples.length === 0) return null;
  return (
    <section className="card flex flex-col gap-3 print:hidden" aria-labelledby="einmal-ganz">
      <h2 id="einmal-ganz">Einmal ganz gesehen</h2>
      <p>Für den erfundenen Fall dieses Pfads ist das schon ausgefüllt, Zeile für Zeile:</p>
      <ul className="flex flex-col">
        {examples.map(({ to, title }) => (
          <li key={to}>
            <a className="tap-link" href={to}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
