import { useLocation } from "@remix-run/react";
import { cameAfterFinishing } from "~/domain/missions/missions";
import { NotKept, SaveState, type useMissionWork } from "../mission-work";
import { loadMoment } from "../moment/late-moment";
import type { MissionScreenProps } from "./mission-screen-props";
import { TaskCard } from "./task-card";

interface TaskListProps extends Pick<
  MissionScreenProps,
  "mission" | "status" | "doneBefore" | "tickedBefore" | "below"
> {
  work: ReturnType<typeof useMissionWork>;
  isOpen: boolean;
}

/**
 * The tasks of a mission; those that were done when the page was made are folded below the others. Nothing moves under
 * the learner's hands: what is ticked now stays where it is.
 */
export function TaskList({ mission, status, doneBefore, tickedBefore, below, work, isOpen }: TaskListProps) {
  const { hash } = useLocation();
  const cards = mission.tasks.map((task, index) => (
    <TaskCard
      key={task.id}
      missionId={mission.id}
      slug={mission.slug}
      task={task}
      number={index + 1}
      isOpen={isOpen}
      isNew={cameAfterFinishing({ status, required: task.required, isTicked: work.isTicked(task.id) })}
      isTickedBefore={tickedBefore.includes(task.id)}
      below={below[task.id]}
      work={work}
      // Ready before the last one is ticked, while the server can be reached.
      onTicked={() => void work.save().then((hasArrived) => hasArrived && loadMoment())}
    />
  ));
  const isDone = (id: unknown) => doneBefore?.some((done) => done === id) ?? false;
  const done = cards.filter(({ key }) => isDone(key));
  return (
    <section className="flex flex-col gap-3">
      <div className="row flex-wrap justify-between break-after-avoid">
        <h2>Deine Aufgaben</h2>
        <SaveState />
      </div>
      <NotKept />
      <ol className="flex flex-col gap-3">{cards.filter(({ key }) => !isDone(key))}</ol>
      {done.length > 0 ? (
        // A browser opens it for an address with the id of a task in it; after a navigation by script it is open.
        <details className="disclosure" open={isDone(hash.slice(1))} suppressHydrationWarning>
          <summary>{done.length === 1 ? "Eine Aufgabe erledigt" : `${done.length} Aufgaben erledigt`}</summary>
          <ol className="flex flex-col gap-3">{done}</ol>
        </details>
      ) : null}
      <p className="text-sm text-soft">Mit * markierte Aufgaben gehören dazu, damit die Mission zählt.</p>
    </section>
  );
}
