import type { MissionStatus } from "~/domain/missions/missions";
import { Disc, Icon, type IconName, Link } from "../kit";
import { STATUS_LABELS, type MissionItem } from "./mission-item";

const ICONS: Record<MissionStatus, IconName> = { active: "next", completed: "check", locked: "lock" };
const COLOURS: Record<MissionStatus, string> = {
  active: "bg-accent-soft text-accent-deep",
  completed: "bg-mint-soft text-mint-deep",
  locked: "bg-sunken",
};

export function StartMissions({ missions }: { missions: MissionItem[] }) {
  return (
    <section className="card flex flex-col gap-3">
      <h2>Startmissionen</h2>
      <ul className="flex flex-col gap-3">
        {missions.map((mission) => (
          <li key={mission.id}>
            {mission.status === "locked" ? (
              <span className="row min-h-12">
                <Inside {...mission} />
              </span>
            ) : (
              <Link className="row min-h-12 text-inherit" to={mission.to}>
                <Inside {...mission} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Inside({ title, xpReward, status }: MissionItem) {
  return (
    <>
      <Disc className={`size-[36px] ${COLOURS[status]}`}>
        <Icon name={ICONS[status]} size={18} />
      </Disc>
      <span>
        {title}
        <span className="block text-sm text-soft tabular-nums">
          {xpReward} XP · {STATUS_LABELS[status]}
        </span>
      </span>
    </>
  );
}
