import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import type { TaskRule } from "~/domain/missions/missions";
import { withTicks, type Quest } from "~/domain/missions/quests";
import { TaskForm, type TaskToDo } from "../mission/task-form";
import { NotKept, SaveState, useMissionWork, useSaving } from "../mission-work";
import { Finish } from "./finish";
import { QuestTask } from "./quest-task";

export interface Today {
  /** The evening's tasks, and what is said of them. */
  tasks: readonly TaskToDo[];
  about: string;
  /** All tasks of the mission, and what is kept of it. */
  rules: readonly TaskRule[];
  work: ServerWork;
  /** Tasks that were ticked before their checklists had the items that they have now. */
  tickedBefore: readonly string[];
}

interface MissionQuestProps {
  quest: Quest;
  mission: { id: string; slug: string };
  today: Today;
  user: ClientUser;
  /** The page around the tasks, with the quest as this device knows it. */
  children: (quest: Quest, tasks: ReactNode) => ReactNode;
}

/** The quest of an open mission: what of it fits into this evening is ticked and written here, and kept as in the mission. */
export function MissionQuest({ quest: saved, mission: { id, slug }, today, user, children }: MissionQuestProps) {
  const work = useMissionWork({ missionId: id, user, server: today.work, rules: today.rules, isOpen: true });
  const quest = withTicks(saved, work.isTicked);
  const { tasks, canFinish } = quest;
  // The tasks of the first render stay: nothing moves under the learner's hands.
  const [opened] = useState({ ...today, isReady: canFinish });
  useFinishable(work.progress === 100 && !saved.canFinish);
  const next = canFinish ? null : tasks.find(({ completed }) => !completed);
  const allDone = tasks.every(({ completed }) => completed);
  const finish = canFinish || allDone ? <Finish slug={slug} canFinish={canFinish} allDone={allDone} /> : null;
  const cards = tasks.map((task, index) => {
    const toDo = opened.tasks.find((each) => each.id === task.id);
    return (
      <QuestTask key={task.id} task={task} number={index + 1} isNext={task === next}>
        {toDo ? (
          <TaskForm
            missionId={id}
            slug={slug}
            task={toDo}
            isOpen
            isTickedBefore={today.tickedBefore.includes(task.id)}
            work={work}
          />
        ) : null}
      </QuestTask>
    );
  });
  const list = (isToday: boolean) => (
    <ol className="grid gap-3.5 empty:hidden">
      {cards.filter(({ key }) => opened.tasks.some((each) => each.id === key) === isToday)}
    </ol>
  );
  return children(
    quest,
    <>
      <section className="flex flex-col gap-3" aria-labelledby="heute">
        <div className="row flex-wrap justify-between">
          <h2 id="heute">Heute</h2>
          <SaveState />
        </div>
        <NotKept />
        {opened.isReady ? finish : <p className="text-soft">{opened.about}</p>}
        {list(true)}
        {opened.isReady ? null : finish}
      </section>
      {opened.tasks.length < tasks.length ? (
        <section className="flex flex-col gap-3">
          <h2>Weitere Aufgaben</h2>
          {list(false)}
        </section>
      ) : null}
    </>,
  );
}

/** Asks the server again when all is ticked here and has arrived: only it says that a mission can be finished. */
function useFinishable(isAhead: boolean): void {
  const { revalidate } = useRevalidator();
  const isBehind = useSaving() === "saved" && isAhead;
  useEffect(() => {
    if (isBehind) revalidate();
  }, [isBehind, revalidate]);
}
