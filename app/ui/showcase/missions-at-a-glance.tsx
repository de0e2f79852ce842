export interface GlancedMission {
  order: number;
  title: string;
  /** Outcome of the mission. */
  comesOut: string;
  time: string;
  /** Its drawing, as markup of the server. */
  motif: string;
  /** Address of the mission that everybody may read; null for all others. */
  to: string | null;
}

export function MissionsAtAGlance({ missions, time }: { missions: readonly GlancedMission[]; time: string }) {
  return (
    <section>
      <h2>{`Deine ${missions.length} Missionen`}</h2>
      <p>{time}</p>
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
