import { Begin } from "./begin";
import { hued } from "./hued";
import type { PathSummary } from "./path-summary";
import { ShowcaseBar } from "./bar";

/** Cover pictures in the first screen; the others load as one scrolls. */
const EAGER = 2;

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
        <ol className="path-grid">
          {paths.map((path, index) => (
            <li key={path.slug}>
              <a className="path-tile" href={path.to} style={hued(path.hue)}>
                <img
                  src={`/art/paths/${path.slug}.svg`}
                  alt=""
                  width={480}
                  height={300}
                  loading={index < EAGER ? undefined : "lazy"}
                  decoding="async"
                />
                <div>
                  <h2>{path.name}</h2>
                  <p>{path.claim}</p>
                  <p className="path-figures">
                    {path.evenings ? <span>{`${path.missions} Missionen, ${path.evenings}`}</span> : null}
                    {path.weeks ? <span>{`Erster Auftrag nach ${path.weeks}`}</span> : null}
                  </p>
                </div>
              </a>
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
