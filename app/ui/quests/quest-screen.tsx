import { Form, useNavigation } from "@remix-run/react";
import type { MissionStatus } from "~/domain/missions";
import { countCompleted, withTicks, type Quest } from "~/domain/quests";
import type { Graduation as Graduated } from "~/domain/graduation";
import { Inno, Link } from "../kit";
import { Graduation } from "./graduation";
import { QuestSummary } from "./quest-summary";
import { QuestTask } from "./quest-task";
import { useLocalTicks } from "../mission-work";

export interface QuestScreenProps {
  quest: Quest;
  path: { name: string; slug: string } | null;
  /** Of the path's missions, in their order. */
  statuses: MissionStatus[];
  firstName: string;
  /** At the end of the path. */
  graduation: Graduated | null;
}

export function QuestScreen({ quest: saved, path, statuses, firstName, graduation }: QuestScreenProps) {
  const quest = withTicks(saved, useLocalTicks(saved.mission?.id ?? null));
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <h1>Deine Quests</h1>
      {graduation && path ? (
        <Graduation quest={quest} path={path} firstName={firstName} graduation={graduation} />
      ) : (
        <div className="quest-columns">
          <QuestSummary quest={quest} path={path} statuses={statuses} />
          <Tasks quest={quest} />
        </div>
      )}
    </main>
  );
}

function Tasks({ quest }: { quest: Quest }) {
  const { tasks, kind, canFinish, mission } = quest;
  const allDone = countCompleted(tasks) === tasks.length;
  const next = canFinish ? null : tasks.find(({ completed }) => !completed);
  return (
    <section className="stack" aria-labelledby="quest-tasks">
      <h2 id="quest-tasks" className="sr-only">
        Aufgaben
      </h2>
      {canFinish || allDone ? <Finish slug={mission?.slug ?? ""} canFinish={canFinish} allDone={allDone} /> : null}
      <ol className="quest-steps">
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

/** What is left when the tasks are done: finishing the mission, or waiting until the server has the last ticks. */
function Finish({ slug, canFinish, allDone }: { slug: string; canFinish: boolean; allDone: boolean }) {
  const isFinishing = useNavigation().formData?.get("intent") === "finish";
  return (
    <section className="card row wrap quest-finish">
      <Inno mood="cheering" size={64} />
      <div className="stack">
        <h3>{allDone ? "Keine offenen Aufgaben" : "Alle Pflichtaufgaben erledigt"}</h3>
        <p>
          {canFinish
            ? "Schließ die Mission ab und hol dir deine XP."
            : "Deine letzten Haken werden noch gespeichert. In der Mission schließt du sie ab."}
        </p>
        {canFinish ? (
          <Form method="post" action={`/mission/${slug}`}>
            <button className="button button-next" name="intent" value="finish" disabled={isFinishing}>
              {isFinishing ? "Einen Moment …" : "Mission abschließen"}
            </button>
          </Form>
        ) : (
          <p>
            <Link className="button button-next" to={`/mission/${slug}`}>
              Zur Mission
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
