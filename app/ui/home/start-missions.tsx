import { Icon, Link } from "../kit";
import { STATUS_LABELS, type MissionItem } from "./mission-item";

/** The three missions everybody begins with. */
export function StartMissions({ missions }: { missions: MissionItem[] }) {
  return (
    <section className="card stack">
      <h2>Startmissionen</h2>
      <ul className="stack">
        {missions.map(({ id, to, title, xpReward, status }) => {
          const inside = (
            <>
              <span className={`start-dot start-${status}`}>
                <Icon name={status === "completed" ? "check" : status === "locked" ? "lock" : "next"} size={18} />
              </span>
              <span>
                {title}
                <span className="muted small block numbers">
                  {xpReward} XP · {STATUS_LABELS[status]}
                </span>
              </span>
            </>
          );
          return (
            <li key={id}>
              {status === "locked" ? (
                <span className="row start-item muted">{inside}</span>
              ) : (
                <Link className="row start-item" to={to}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
