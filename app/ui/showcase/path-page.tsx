import { Icon } from "../kit";
import { Begin } from "./begin";
import { CardParts, type ShownPart } from "./card-parts";
import { hued } from "./hued";
import { MissionsAtAGlance, type GlancedMission } from "./missions-at-a-glance";
import type { PathSummary } from "./path-summary";
import { ShowcaseBar } from "./bar";
import { TypeRow, type ShownType } from "./type-row";

export interface PathPageProps {
  productName: string;
  /** The choice from which its reader came; null for everybody else. */
  back: string | null;
  path: PathSummary & { description: string };
  /** How long all missions take together, as a sentence. */
  time: string;
  missions: GlancedMission[];
  /** Details for choosing the path; empty without a card. */
  parts: ShownPart[];
  types: ShownType[];
  /** The case that runs through the path; null where it has none. */
  example: string | null;
  /** The mission that everybody may read, where it is one of another path. */
  sample: { to: string; title: string; path: string } | null;
  others: { to: string; name: string; label: string }[];
}

export function PathPage({
  productName,
  back,
  path,
  time,
  missions,
  parts,
  types,
  example,
  sample,
  others,
}: PathPageProps) {
  return (
    <main id="main" className="showcase" tabIndex={-1} style={hued(path.hue)}>
      <div className="scene">
        <ShowcaseBar productName={productName} />
        <div className="scene-inside scene-picture">
          <img src={`/art/paths/${path.slug}.svg`} alt="" width={480} height={300} />
          <header>
            {/* Whoever came from their own choice would lose the way back to it. */}
            {back === null ? (
              <p className="print:hidden">
                <a className="showcase-back" href="/pfade">
                  <Icon name="back" size={18} />
                  Alle Pfade
                </a>
              </p>
            ) : null}
            <h1>{path.name}</h1>
            <p className="text-lg">{path.claim}</p>
            <Begin back={back} />
          </header>
        </div>
      </div>
      <div className="showcase-body">
        <Figures {...path} />
        <p className="showcase-lead">{path.description}</p>
        <MissionsAtAGlance missions={missions} time={time} />
        <CardParts parts={parts} />
        <Types types={types} />
        {sample ? (
          <section>
            <h2>So liest sich eine Mission</h2>
            <p>
              Eine steht ganz offen, aus dem Pfad {sample.path}: <a href={sample.to}>{sample.title}</a>.
            </p>
          </section>
        ) : null}
        {example ? (
          <section>
            <h2>Einmal ganz gesehen</h2>
            <p>
              Angebot, Rechnung und was ein Auftrag sonst braucht, von oben bis unten ausgefüllt:{" "}
              <a href={example}>die Beispiele zu diesem Pfad</a>.
            </p>
          </section>
        ) : null}
        {back === null ? (
          <section className="closing">
            <h2>Klingt nach dir?</h2>
            <p>
              Nach dem Konto kommt ein Test mit 24 Fragen. Was auch dabei herauskommt: Diesen Pfad kannst du wählen, und
              wechseln geht auch später noch.
            </p>
            <Begin />
          </section>
        ) : null}
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
        {types.length === 1 ? "Einem" : types.length} von acht Typen schlagen wir diesen Pfad vor. Gehen kann ihn jeder.
      </p>
      <TypeRow types={types} />
    </section>
  );
}
