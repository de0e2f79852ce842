import type { Mission } from "~/content/library";
import { evenings } from "~/domain/evenings/evenings";
import { missionPlace } from "~/domain/missions/mission-place";
import { badge, Icon, Link, ProgressBar } from "../kit";

type Headed = "kind" | "order" | "slug" | "title" | "description" | "xpReward" | "estimatedTime" | "category";
type HeadedMission = Pick<Mission, Headed> & { total: number };

export function MissionHeader({ mission, progress }: { mission: HeadedMission; progress: number }) {
  return (
    <header className="flex flex-col gap-3">
      <p className="row">
        <Link className="icon-button" to={mission.kind === "start" ? "/home" : "/quests"} aria-label="Zurück">
          <Icon name="back" />
        </Link>
        <span className={badge("primary", "tabular-nums")}>{missionPlace(mission, mission.total)}</span>
        <a className="tap-link ms-auto tight:ms-0" href={`/mission/${mission.slug}/druck`}>
          Drucken
        </a>
      </p>
      <h1>{mission.title}</h1>
      <p className="text-lead text-soft">{mission.description}</p>
      {/* Close together: at the widths of most phones all fit on one line, in the font that is there first, too. */}
      <p className="row flex-wrap gap-2">
        <span className={badge("xp", "tabular-nums")}>{mission.xpReward} XP</span>
        <span className={badge()}>
          <Icon name="clock" size={16} />
          {[mission.estimatedTime, evenings(mission.estimatedTime)].filter(Boolean).join(", ")}
        </span>
        <span className={badge()}>{mission.category}</span>
      </p>
      <div className="flex flex-col gap-3">
        <p className="row justify-between text-sm tabular-nums">
          <span>Fortschritt</span>
          <span>{progress} %</span>
        </p>
        <ProgressBar percent={progress} label="Fortschritt dieser Mission" kind="done" />
      </div>
    </header>
  );
}
