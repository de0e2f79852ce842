import { Form, useNavigation } from "@remix-run/react";
import type { MissionStatus } from "~/domain/missions";
import { countCompleted, withTicks, type Quest } from "~/domain/quests";
import { Inno, Link, Picture } from "../kit";
import { QuestSummary } from "./quest-summary";
import { QuestTask } from "./quest-task";
import { useLocalTicks } from "../mission-work";

export interface QuestScreenProps {
  quest: Quest;
  path: { name: string; slug: string } | null;
  /** Of the path's missions, in their order. */
  statuses: MissionStatus[];
}

export function QuestScreen({ quest: saved, path, statuses }: QuestScreenProps) {
  const quest = withTicks(saved, useLocalTicks(saved.mission?.id ?? null));
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <h1>Deine Quests</h1>
      {quest.kind === "all-done" ? (
        <AllDone quest={quest} path={path} />
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

function AllDone({ quest, path }: { quest: Quest; path: QuestScreenProps["path"] }) {
  return (
    <section className="card stack empty-card quest-all-done">
      <Picture src="/art/states/done.svg" alt="" width={240} height={180} eager />
      {path ? <p className="badge badge-done">{path.name}</p> : null}
      <h2>{quest.title}</h2>
      <p>{quest.description}</p>
      <p className="row wrap">
        <Link className="button button-next" to="/level">
          Dein Level ansehen
        </Link>
        <Link className="button button-quiet" to="/home">
          Zu deinem Weg
        </Link>
      </p>
      <p>
        <Link to="/neustart/pfad">Noch einen Pfad gehen</Link>
      </p>
    </section>
  );
}
