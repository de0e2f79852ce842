import { Begin } from "./begin";
import type { PathSummary } from "./path-summary";
import { PathTile } from "./path-tile";
import { ShowcaseBar } from "./bar";

export function PathList({ productName, paths }: { productName: string; paths: readonly PathSummary[] }) {
  return (
    <main id="main" className="showcase" tabIndex={-1}>
      <ShowcaseBar productName={productName} current="/pfade" />
      <div className="showcase-body">
        <header className="showcase-head">
          <h1>{`${paths.length} Wege in die Selbstständigkeit`}</h1>
          <p className="text-lead text-soft">
            Jeder Pfad ist ein Plan für 90 Tage neben dem Job. Sieh dir an, wie eine Woche aussieht, was der Anfang
            kostet und was du am Ende in der Hand hältst.
          </p>
        </header>
        <h2 className="sr-only">Alle Pfade</h2>
        <ol className="path-grid">
          {paths.map((path) => (
            <li key={path.slug}>
              <PathTile path={path} />
            </li>
          ))}
        </ol>
        <section className="closing">
          <h2>Noch unentschieden?</h2>
          <p>
            Ein Test mit 24 Fragen schlägt dir drei Pfade vor. Du entscheidest, und wechseln kannst du auch später noch.
          </p>
          <Begin />
        </section>
      </div>
    </main>
  );
}
