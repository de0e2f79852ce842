import type { Mission, Task } from "~/content/library";
import { Icon } from "../kit";
import { OutOfDate } from "../kit/evidence";
import { Material, type BelowTheText } from "../mission/material";
import { Begin } from "./begin";
import { ShowcaseBar } from "./bar";
import { hued } from "./hued";

/** `kind`: its type in words. */
type SampleTask = Pick<Task, "id" | "title" | "description" | "required" | "items"> & { kind: string };

export interface SampleMissionProps {
  productName: string;
  path: { to: string; name: string; hue: number };
  /** „Mission 1/10“. */
  place: string;
  mission: Pick<Mission, "title" | "description" | "explanation" | "html" | BelowTheText> & { tasks: SampleTask[] };
  /** „1–2 Stunden, etwa ein Abend“. */
  time: string;
  outOfDateSince: string | null;
}

/** A whole mission to be read: what is done in it needs an account, and the page says so. */
export function SampleMission({ productName, path, place, mission, time, outOfDateSince }: SampleMissionProps) {
  return (
    <main id="main" className="showcase" tabIndex={-1} style={hued(path.hue)}>
      <div className="scene">
        <ShowcaseBar productName={productName} />
        <header className="scene-inside">
          <p className="print:hidden">
            <a className="showcase-back" href={path.to}>
              <Icon name="back" size={18} />
              {path.name}
            </a>
          </p>
          <p className="glance-place">{`${place} · ${time}`}</p>
          <h1>{mission.title}</h1>
          <p className="text-lg">{mission.description}</p>
        </header>
      </div>
      <div className="showcase-body sample">
        <div className="sample-text">
          <p className="sample-note">
            Das ist eine ganze Mission, so wie sie im Pfad steht. Aufschreiben, abhaken und wiederfinden kannst du sie
            mit einem Konto.
          </p>
          {outOfDateSince ? <OutOfDate reviewBy={outOfDateSince} /> : null}
          {mission.explanation ? <p>{mission.explanation}</p> : null}
          <div className="prose" dangerouslySetInnerHTML={{ __html: mission.html }} />
          <Material mission={mission} />
        </div>
        <aside className="sample-side">
          <section>
            <h2>{`${mission.tasks.length} Aufgaben`}</h2>
            <ol className="sample-tasks">
              {mission.tasks.map(({ id, title, description, kind, required, items = [] }) => (
                <li key={id}>
                  <h3>{title}</h3>
                  <p>{description}</p>
                  {items.length > 0 ? (
                    <ul>
                      {items.map((item) => (
                        <li key={item.id}>{item.text}</li>
                      ))}
                    </ul>
                  ) : null}
                  <p className="text-sm text-soft">
                    {kind}
                    {required ? ", gehört dazu" : ", freiwillig"}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <section className="closing">
            <h2>Gleich damit anfangen?</h2>
            <p>Mit einem Konto bekommen die Aufgaben Felder und Haken, und was du schreibst, liegt in deiner Mappe.</p>
            <Begin />
          </section>
        </aside>
      </div>
    </main>
  );
}
