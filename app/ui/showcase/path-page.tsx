import { Icon } from "../kit";
import { Begin } from "./begin";
import { CardParts, type ShownPart } from "./card-parts";
import { hued } from "./hued";
import { MissionsAtAGlance, type GlancedMission } from "./missions-at-a-glance";
import type { PathSummary } from "./path-summary";
import { ShowcaseBar } from "./bar";

export interface PathPageProps {
  productName: string;
  path: PathSummary & { description: string; withoutTime: number[] };
  missions: GlancedMission[];
  /** What one wants to know before choosing; empty without a card. */
  parts: ShownPart[];
  types: { to: string; slug: string; name: string; claim: string }[];
  /** The case that runs through the path; null where it has none. */
  example: string | null;
  others: { to: string; name: string; label: string }[];
}

export function PathPage({ productName, path, missions, parts, types, example, others }: PathPageProps) {
  return (
    <main id="main" className="showcase" tabIndex={-1} style={hued(path.hue)}>
      <div className="scene">
        <ShowcaseBar productName={productName} />
        <div className="scene-inside">
          <img src={`/art/paths/${path.slug}.svg`} alt="" width={480} height={300} />
          <header>
            <p className="print:hidden">
              <a className="showcase-back" href="/pfade">
                <Icon name="back" size={18} />
                Alle Pfade
              </a>
            </p>
            <h1>{path.name}</h1>
            <p className="text-lg">{path.claim}</p>
            <Begin />
          </header>
        </div>
      </div>
      <div className="showcase-body">
        <Figures {...path} />
        <p className="showcase-lead">{path.description}</p>
        <MissionsAtAGlance missions={missions} time={path} />
        <CardParts parts={parts} />
        <Types types={types} />
        {example ? (
          <section>
            <h2>Einmal ganz gesehen</h2>
            <p>
              Angebot, Rechnung und was ein Auftrag sonst braucht, von oben bis unten ausgefüllt:{" "}
              <a href={example}>die Beispiele zu diesem Pfad</a>.
            </p>
          </section>
        ) : null}
        <section className="closing">
          <h2>Klingt nach dir?</h2>
          <p>
            Nach dem Konto kommt ein Test mit 24 Fragen. Was auch dabei herauskommt: Diesen Pfad kannst du wählen, und
            wechseln geht auch später noch.
          </p>
          <Begin />
        </section>
        <nav className="others print:hidden" aria-label="Weitere Pfade">
          {others.map(({ to, name, label }) => (
            <a key={to} href={to}>
              <span className="text-sm text-soft">{label}</span>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </main>
  );
}

function Figures({ missions, hours, evenings, weeks }: PathSummary) {
  return (
    <dl className="figures">
      <div>
        <dt>Missionen</dt>
        <dd>{missions}</dd>
      </div>
      {hours && evenings ? (
        <div>
          <dt>{evenings}</dt>
          <dd>{hours}</dd>
        </div>
      ) : null}
      {weeks ? (
        <div>
          <dt>bis zum ersten Auftrag</dt>
          <dd>{weeks}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Types({ types }: Pick<PathPageProps, "types">) {
  if (types.length === 0) return null;
  return (
    <section>
      <h2>Zu wem er passt</h2>
      <p>
        {types.length === 1 ? "Einem Typ" : `${types.length} Typen`} von acht schlagen wir diesen Pfad vor. Gehen kann
        ihn jeder.
      </p>
      <ul className="type-row">
        {types.map(({ to, slug, name, claim }) => (
          <li key={slug}>
            <a href={to}>
              <img src={`/art/types/${slug}.svg`} alt="" width={160} height={160} loading="lazy" decoding="async" />
              <strong>{name}</strong>
              <span className="text-sm text-soft">{claim}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
