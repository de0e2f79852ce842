import type { MissionStatus } from "~/domain/missions/missions";
import { countCompleted, withTicks, type Quest } from "~/domain/missions/quests";
import { Link } from "../kit";
import { BonusCard, type Bonus } from "./bonus-card";
import { Finish } from "./finish";
import { PathEnd } from "./path-end";
import { QuestSummary } from "./quest-summary";
import { QuestTask } from "./quest-task";
import { useLocalTicks } from "../mission-work";

export interface QuestScreenProps {
  quest: Quest;
  path: { name: string; slug: string } | null;
  /** Statuses of the path's missions, in their order. */
  statuses: MissionStatus[];
  bonus: readonly Bonus[];
}

export function QuestScreen({ quest: saved, path, statuses, bonus }: QuestScreenProps) {
  const quest = withTicks(saved, useLocalTicks(saved.mission?.id ?? null));
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <h1>Deine Quests</h1>
      {quest.kind === "all-done" && path ? (
        <PathEnd quest={quest} pathName={path.name}>
          <BonusCards bonus={bonus} />
        </PathEnd>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-8">
          <QuestSummary quest={quest} path={path} statuses={statuses} />
          <div className="flex flex-col gap-3">
            <Tasks quest={quest} />
            <BonusCards bonus={bonus} />
          </div>
        </div>
      )}
      <p>
        <Link className="tap-link" to="/kundenweg">
          Dein Kundenweg
        </Link>
      </p>
      {path ? <OnPaper /> : null}
    </main>
  );
}

const BonusCards = ({ bonus }: { bonus: readonly Bonus[] }) =>
  bonus.map((each) => <BonusCard key={each.id} {...each} />);

function OnPaper() {
  return (
    <p className="row flex-wrap gap-y-0 print:hidden">
      <a className="tap-link" href="/pfad/druck">
        Ganzen Pfad drucken
      </a>
      <Link className="tap-link" to="/pfad/nachtragen">
        Vom Papier nachtragen
      </Link>
    </p>
  );
}

function Tasks({ quest }: { quest: Quest }) {
  const { tasks, kind, canFinish, mission } = quest;
  const allDone = countCompleted(tasks) === tasks.length;
  const next = canFinish ? null : tasks.find(({ completed }) => !completed);
  return (
    <section className="flex flex-col gap-3" aria-labelledby="quest-tasks">
      <h2 id="quest-tasks" className="sr-only">
        Aufgaben
      </h2>
      {canFinish || allDone ? <Finish slug={mission?.slug ?? ""} canFinish={canFinish} allDone={allDone} /> : null}
      <ol className="grid gap-3.5">
        {tasks.map((task, index) => (
          <QuestTask
            key={task.id}
            task={task}
            number={index + 1}
            isNext={task === next}
            opensMission={kind === "locked-mission"}
          />
        ))}
      </ol>
    </section>
  );
}
