import { EVENING_MINUTES } from "~/domain/missions/evenings";

export interface GlancedMission {
  order: number;
  title: string;
  /** What it leads to. */
  comesOut: string;
  time: string;
  /** Its drawing, as markup of the server. */
  motif: string;
  /** Address of the mission that everybody may read; null for all others. */
  to: string | null;
}

interface Time {
  hours: string | null;
  evenings: string | null;
  withoutTime: number[];
}

export function MissionsAtAGlance({ missions, time }: { missions: readonly GlancedMission[]; time: Time }) {
  return (
    <section>
      <h2>{`Deine ${missions.length} Missionen`}</h2>
      <p>{sayTime(time)}</p>
      <ol className="glance">
        {missions.map(({ order, title, comesOut, time: own, motif, to }) => (
          <li key={order}>
            <span className="glance-motif" dangerouslySetInnerHTML={{ __html: motif }} />
            <div>
              <p className="glance-place">{`Mission ${order} · ${own}`}</p>
              <h3>{title}</h3>
              <p className="text-soft">{comesOut}</p>
              {to ? (
                <p>
                  <a className="tap-link" href={to}>
                    Diese Mission ganz lesen
                  </a>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayTime({ hours, evenings, withoutTime }: Time): string {
  if (!hours || !evenings) return "Wie lange jede dauert, bestimmst du.";
  const all = `Zusammen ${hours}, das sind ${evenings} zu ${EVENING_MINUTES} Minuten.`;
  if (withoutTime.length === 0) return all;
  const named = withoutTime.map((order) => `Mission ${order}`).join(" und ");
  return `${all} Nicht mitgezählt ist ${named}: Die Dauer hängt davon ab, was du vorhast.`;
}
