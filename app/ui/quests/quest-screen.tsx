import type { ReactNode } from "react";
import type { MissionStatus } from "~/domain/missions/missions";
import type { ClientUser } from "~/domain/account/client-user";
import type { Quest } from "~/domain/missions/quests";
import { Link } from "../kit";
import { BonusCard, type Bonus } from "./bonus-card";
import { MissionQuest, type Today } from "./mission-quest";
import { PathEnd } from "./path-end";
import { QuestSummary } from "./quest-summary";
import { QuestTask } from "./quest-task";

export interface QuestScreenProps {
  quest: Quest;
  path: { name: string; slug: string } | null;
  /** Statuses of the path's missions, in their order. */
  statuses: MissionStatus[];
  bonus: readonly Bonus[];
  /** Tasks of an open mission for this evening, done right here; null unless the quest is one. */
  today: Today | null;
  user: ClientUser;
}

export function QuestScreen({ quest, path, statuses, bonus, today, user }: QuestScreenProps) {
  const columns = (known: Quest, tasks: ReactNode) => (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-8">
      <QuestSummary quest={known} path={path} statuses={statuses} />
      <div className="flex flex-col gap-6">
        {tasks}
        <BonusCards bonus={bonus} />
      </div>
    </div>
  );
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <h1>Deine Quests</h1>
      {quest.kind === "all-done" && path ? (
        <PathEnd quest={quest} pathName={path.name}>
          <BonusCards bonus={bonus} />
        </PathEnd>
      ) : quest.mission && today ? (
        <MissionQuest key={quest.mission.id} quest={quest} mission={quest.mission} today={today} user={user}>
          {columns}
        </MissionQuest>
      ) : (
        columns(quest, <OneTask quest={quest} />)
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

/** Steps before a mission can be worked on: the test, a path, a mission to open. */
const OneTask = ({ quest: { tasks, kind } }: { quest: Quest }) => (
  <section className="flex flex-col gap-3" aria-labelledby="quest-tasks">
    <h2 id="quest-tasks" className="sr-only">
      Aufgaben
    </h2>
    <ol className="grid gap-3.5">
      {tasks.map((task) => (
        <QuestTask key={task.id} task={task} number={1} isNext opensMission={kind === "locked-mission"} />
      ))}
    </ol>
  </section>
);
