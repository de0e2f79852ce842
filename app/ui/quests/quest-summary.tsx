import type { MissionStatus } from "~/domain/missions";
import { countCompleted, type Quest } from "~/domain/quests";
import { Icon, Inno, Picture, ProgressBar } from "../kit";

/** What the current quest is about, how long it takes and how far the person is. */
export function QuestSummary({
  quest,
  path,
  statuses,
}: {
  quest: Quest;
  path: { name: string; slug: string } | null;
  statuses: MissionStatus[];
}) {
  const { title, description, estimatedTime, mission, tasks } = quest;
  const done = countCompleted(tasks);
  const reading = `${done}/${tasks.length} Aufgaben`;
  return (
    <section className="card quest-summary">
      {mission && path ? (
        <Picture src={`/art/paths/${path.slug}.svg`} alt="" width={480} height={300} className="quest-art" eager />
      ) : (
        <p className="quest-art quest-art-inno">
          <Inno mood={quest.kind === "quiz" ? "ready" : "thinking"} size={112} />
        </p>
      )}
      <div className="stack quest-about">
        {mission ? (
          <>
            <p className="row wrap small spread">
              <span className="badge badge-primary numbers">{`Mission ${mission.order}/${statuses.length}`}</span>
              {path ? <span className="muted">{path.name}</span> : null}
            </p>
            <p className="path-dots" aria-hidden="true">
              {statuses.map((status, index) => (
                <i key={index} data-status={index + 1 === mission.order ? "current" : status} />
              ))}
            </p>
          </>
        ) : null}
        <h2>{title}</h2>
        <p>{description}</p>
        <p className="row wrap">
          {estimatedTime ? (
            <span className="badge">
              <Icon name="clock" size={16} />
              {estimatedTime}
            </span>
          ) : null}
          {mission ? <span className="badge badge-xp numbers">{mission.xpReward} XP</span> : null}
        </p>
        <p className="row small numbers spread">
          <span>Fortschritt</span>
          <strong>{reading}</strong>
        </p>
        <ProgressBar percent={(done / tasks.length) * 100} label="Fortschritt" reading={reading} kind="bar-done" />
      </div>
    </section>
  );
}
