import type { MissionStatus } from "~/domain/missions/missions";
import { countCompleted, type Quest } from "~/domain/missions/quests";
import { badge, Icon, Inno, Picture, ProgressBar } from "../kit";

interface QuestSummaryProps {
  quest: Quest;
  path: { name: string; slug: string } | null;
  statuses: MissionStatus[];
}

export function QuestSummary({ quest, path, statuses }: QuestSummaryProps) {
  const { title, description, estimatedTime, mission, tasks } = quest;
  const done = countCompleted(tasks);
  const reading = `${done}/${tasks.length} Aufgaben`;
  return (
    <section className="card overflow-clip p-0 lg:sticky lg:top-8">
      <Art quest={quest} path={path} />
      <div className="flex flex-col gap-3 px-[min(1.25rem,5vw)] pt-4.5 pb-5.5">
        {mission ? <QuestPosition order={mission.order} path={path} statuses={statuses} /> : null}
        <h2>{title}</h2>
        <p>{description}</p>
        <p className="row flex-wrap">
          {estimatedTime ? (
            <span className={badge()}>
              <Icon name="clock" size={16} />
              {estimatedTime}
            </span>
          ) : null}
          {mission ? <span className={badge("xp", "tabular-nums")}>{mission.xpReward} XP</span> : null}
        </p>
        <p className="row justify-between text-sm tabular-nums">
          <span>Fortschritt</span>
          <strong>{reading}</strong>
        </p>
        <ProgressBar percent={(done / tasks.length) * 100} label="Fortschritt" reading={reading} kind="done" />
      </div>
    </section>
  );
}

function Art({ quest, path }: Pick<QuestSummaryProps, "quest" | "path">) {
  if (!quest.mission || !path) {
    return (
      <p className="grid aspect-8/3 place-items-center bg-primary-soft">
        <Inno mood={quest.kind === "quiz" ? "ready" : "thinking"} size={112} />
      </p>
    );
  }
  return (
    <Picture
      src={`/art/paths/${path.slug}.svg`}
      alt=""
      width={480}
      height={300}
      className="aspect-8/3 w-full object-cover"
      eager
    />
  );
}

const DOTS = { active: "bg-sunken", completed: "bg-mint", current: "bg-accent", locked: "bg-sunken" } as const;

function QuestPosition({ order, path, statuses }: Omit<QuestSummaryProps, "quest"> & { order: number }) {
  return (
    <>
      <p className="row flex-wrap justify-between text-sm">
        <span className={badge("primary", "tabular-nums")}>{`Mission ${order}/${statuses.length}`}</span>
        {path ? <span className="text-soft">{path.name}</span> : null}
      </p>
      <p className="flex gap-1" aria-hidden="true">
        {statuses.map((status, index) => (
          <i key={index} className={`h-1.5 flex-1 rounded-full ${DOTS[index + 1 === order ? "current" : status]}`} />
        ))}
      </p>
    </>
  );
}
