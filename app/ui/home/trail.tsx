import { Icon, Link } from "../kit";
import { STATUS_LABELS, type MissionItem } from "./mission-item";

/** The missions of a path as a walkable trail: done, current (the one thing that glows), locked. */
export function Trail({ missions, currentId }: { missions: MissionItem[]; currentId: string | null }) {
  return (
    <ol className="trail">
      {missions.map((mission) => (
        <li
          key={mission.id}
          className={`trail-step trail-${mission.status}`}
          data-current={mission.id === currentId || undefined}
        >
          <Stop mission={mission} isCurrent={mission.id === currentId} />
        </li>
      ))}
    </ol>
  );
}

function Stop({ mission, isCurrent }: { mission: MissionItem; isCurrent: boolean }) {
  const { to, title, estimatedTime, xpReward, order, status, progress } = mission;
  const inside = (
    <>
      <span className="trail-node numbers" aria-hidden="true">
        {status === "completed" ? <Icon name="check" /> : status === "locked" ? <Icon name="lock" size={20} /> : order}
      </span>
      <span className="trail-label">
        <strong>{title}</strong>
        <span className="muted small">
          <span className="sr-only">{`Mission ${order}, ${STATUS_LABELS[status]}. `}</span>
          {status === "completed" ? "Geschafft" : `${estimatedTime} · ${xpReward} XP`}
          {status === "active" && progress > 0 ? ` · ${progress} %` : ""}
        </span>
      </span>
    </>
  );
  if (status === "locked") return <span className="trail-stop">{inside}</span>;
  return (
    <Link className="trail-stop" to={to} aria-current={isCurrent ? "step" : undefined}>
      {inside}
    </Link>
  );
}
