import { Disc, Icon, Link } from "../kit";
import { STATUS_LABELS, type MissionItem } from "./mission-item";

/** Margins that wind the trail, repeated from stop to stop. */
const SWING = ["", "ms-5", "ms-9", "ms-10.5", "ms-9", "ms-5"];
const COLOURS = {
  active: "bg-primary text-on-primary",
  completed: "bg-mint text-on-mint",
  current: "bg-accent text-on-accent",
  locked: "bg-sunken text-soft",
} as const;

export function Trail({ missions, currentId }: { missions: MissionItem[]; currentId: string | null }) {
  return (
    <ol className="grid gap-2">
      {missions.map((mission, index) => (
        <li
          key={mission.id}
          className={`way-on relative break-inside-avoid tight:ms-0 ${SWING[index % SWING.length] ?? ""}`}
          data-walked={mission.status === "completed" || undefined}
        >
          <Stop mission={mission} isCurrent={mission.id === currentId} />
        </li>
      ))}
    </ol>
  );
}

function Stop({ mission, isCurrent }: { mission: MissionItem; isCurrent: boolean }) {
  const { to, status } = mission;
  const stop = "row min-h-19 gap-3.5 rounded-card p-1.5";
  const inside = (
    <>
      <Node {...mission} isCurrent={isCurrent} />
      <Label {...mission} />
    </>
  );
  if (status === "locked") return <span className={stop}>{inside}</span>;
  return (
    <Link className={`group text-inherit ${stop}`} to={to} aria-current={isCurrent ? "step" : undefined}>
      {inside}
    </Link>
  );
}

function Node({ status, order, isCurrent }: MissionItem & { isCurrent: boolean }) {
  const colours = COLOURS[isCurrent ? "current" : status];
  return (
    <Disc className={`relative z-1 size-[52px] text-[20px] ${colours}`}>
      {isCurrent ? <span className="glow absolute inset-0 -z-1 rounded-full bg-accent" /> : null}
      {status === "completed" ? <Icon name="check" /> : status === "locked" ? <Icon name="lock" size={20} /> : order}
    </Disc>
  );
}

function Label({ title, estimatedTime, xpReward, order, status, progress }: MissionItem) {
  const weight = status === "locked" ? "font-medium text-soft" : "font-strong group-hover:underline";
  return (
    <span className="grid min-w-0">
      <strong className={`font-display leading-tight ${weight}`}>{title}</strong>
      <span className="text-sm text-soft">
        <span className="sr-only">
          {status === "completed" ? `Mission ${order}. ` : `Mission ${order}, ${STATUS_LABELS[status]}. `}
        </span>
        {status === "completed" ? "Geschafft" : `${estimatedTime} · ${xpReward} XP`}
        {status === "active" && progress > 0 ? ` · ${progress} %` : ""}
      </span>
    </span>
  );
}
