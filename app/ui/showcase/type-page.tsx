import { badge, Icon } from "../kit";
import { Begin } from "./begin";
import { ShowcaseBar } from "./bar";
import { hued } from "./hued";
import type { PathSummary } from "./path-summary";
import { PathTile } from "./path-tile";
import { TypeRow, type ShownType } from "./type-row";

export interface TypePageProps {
  productName: string;
  /** The choice from which its reader came; null for everybody else. */
  back: string | null;
  type: ShownType & { description: string; strengths: string[] };
  /** Effect of each category on the type, the strongest first. */
  effects: { name: string; about: string; effect: string }[];
  paths: PathSummary[];
  others: ShownType[];
}

export function TypePage({ productName, back, type, effects, paths, others }: TypePageProps) {
  return (
    <main id="main" className="showcase" tabIndex={-1} style={hued(type.hue)}>
      <div className="scene">
        <ShowcaseBar productName={productName} />
        <div className="scene-inside scene-picture type-scene">
          <img src={`/art/types/${type.slug}.svg`} alt="" width={160} height={160} />
          <header>
            {/* Whoever came from their own choice would lose the way back to it. */}
            {back === null ? (
              <p className="print:hidden">
                <a className="showcase-back" href="/typen">
                  <Icon name="back" size={18} />
                  Alle Typen
                </a>
              </p>
            ) : null}
            <h1>{type.name}</h1>
            <p className="text-lg">{type.claim}</p>
            {/* Room for two lines, as the letters that load may need the second. */}
            <ul className="row mb-6 flex-wrap content-start max-md:min-h-16" aria-label="Stärken">
              {type.strengths.map((strength) => (
                <li key={strength} className={badge()}>
                  {strength}
                </li>
              ))}
            </ul>
            <Begin back={back} />
          </header>
        </div>
      </div>
      <div className="showcase-body">
        <p className="showcase-lead">{type.description}</p>
        <section>
          <h2>So kommt der Test darauf</h2>
          <p>Jede der 24 Fragen gehört zu einem von acht Bereichen. Für diesen Typ zählen:</p>
          <dl className="pairs mt-3">
            {effects.map(({ name, about, effect }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {about}. {effect}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>Pfade, die dazu passen</h2>
          <ul className="path-grid">
            {paths.map((path) => (
              <li key={path.slug}>
                <PathTile path={path} />
              </li>
            ))}
          </ul>
          <p className="mt-3">
            24 Fragen kennen dich nicht. Jeder der{" "}
            <a href={back === null ? "/pfade" : "/career-path-selection"}>anderen Pfade</a> steht dir genauso offen.
          </p>
        </section>
        {back === null ? (
          <section className="closing">
            <h2>Bist du das?</h2>
            <p>24 Fragen, etwa 5 Minuten. Vorher legst du ein Konto an, damit dein Ergebnis erhalten bleibt.</p>
            <Begin />
          </section>
        ) : null}
        <section className="print:hidden">
          <h2>Die anderen Typen</h2>
          <TypeRow types={others} />
        </section>
      </div>
    </main>
  );
}
