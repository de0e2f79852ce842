import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import type { Mission } from "~/content/library";
import type { ClientUser } from "~/domain/client-user";
import type { ServerWork } from "~/domain/mission-work";
import type { MissionStatus } from "~/domain/missions";
import { Icon, Inno, Link, ProgressBar } from "../kit";
import { MissionCompletion } from "./mission-completion";
import { SaveState, useMissionWork } from "../mission-work";
import { NoteCard } from "./note-card";
import { ResourceCard } from "./resource-card";
import { TaskCard } from "./task-card";

const NEXT_MISSION_MS = 2_000;

export interface MissionScreenProps {
  mission: Mission & { total: number };
  isStartMission: boolean;
  status: MissionStatus;
  user: ClientUser;
  work: ServerWork;
  next: { to: string; title: string; isOpen: boolean } | null;
  level: { level: number; percent: number };
  stage: { stage: number; percent: number };
}

export function MissionScreen(props: MissionScreenProps) {
  const { mission, isStartMission, status, user, next, level, stage } = props;
  const isOpen = status === "active";
  const work = useMissionWork({ missionId: mission.id, user, server: props.work, rules: mission.tasks, isOpen });
  const { progress } = work;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const justFinished = status === "completed" && params.has("geschafft");
  const target = isStartMission ? "/home" : (next?.to ?? "/quests");
  useEffect(() => {
    if (!justFinished) return;
    const timer = setTimeout(() => navigate(target, { replace: true }), NEXT_MISSION_MS);
    return () => clearTimeout(timer);
  }, [justFinished, navigate, target]);

  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <header className="stack">
        <p className="row">
          <Link className="icon-button" to={isStartMission ? "/home" : "/quests"} aria-label="Zurück">
            <Icon name="back" />
          </Link>
          <span className="badge badge-primary numbers">
            {isStartMission
              ? `Startmission ${mission.order}/${mission.total}`
              : `Mission ${mission.order}/${mission.total}`}
          </span>
        </p>
        <h1>{mission.title}</h1>
        <p className="lead">{mission.description}</p>
        <p className="row wrap">
          <span className="badge badge-xp numbers">{mission.xpReward} XP</span>
          <span className="badge">
            <Icon name="clock" size={16} />
            {mission.estimatedTime}
          </span>
          <span className="badge">{mission.category}</span>
        </p>
        <div className="stack">
          <p className="row small numbers spread">
            <span>Fortschritt</span>
            <span>{progress} %</span>
          </p>
          <ProgressBar percent={progress} label="Fortschritt dieser Mission" kind="bar-done" />
        </div>
      </header>
      <div className="columns">
        <div className="stack mission-text">
          {mission.explanation ? <p className="notice">{mission.explanation}</p> : null}
          <div className="prose" dangerouslySetInnerHTML={{ __html: mission.html }} />
          {mission.resources.length > 0 ? (
            <section className="stack">
              <h2>Material</h2>
              <ul className="stack">
                {mission.resources.map((resource) => (
                  <ResourceCard key={resource.id} resource={resource} />
                ))}
              </ul>
            </section>
          ) : null}
          {mission.sources.length > 0 ? <Sources mission={mission} /> : null}
        </div>
        <aside className="stack">
          <section className="stack">
            <div className="row wrap spread">
              <h2>Deine Aufgaben</h2>
              <SaveState />
            </div>
            <p className="muted small">Mit * markierte Aufgaben gehören dazu, damit die Mission zählt.</p>
            <ol className="stack">
              {mission.tasks.map((task, index) => (
                <TaskCard
                  key={task.id}
                  missionId={mission.id}
                  task={task}
                  number={index + 1}
                  isOpen={isOpen}
                  isTicked={work.isTicked(task.id)}
                  answer={work.answerTo(task.id)}
                  onTick={(completed) => work.tick(task.id, completed)}
                  onWrite={(answer) => work.answer(task.id, answer)}
                  onPause={() => void work.save()}
                />
              ))}
            </ol>
          </section>
          <NoteCard
            missionId={mission.id}
            question={mission.noteField}
            note={work.note}
            onWrite={work.writeNote}
            onPause={() => void work.save()}
          />
          {mission.aiCoachReminder ? (
            <section className="card row inno-says">
              <Inno mood="ready" size={56} />
              <p>{mission.aiCoachReminder}</p>
            </section>
          ) : null}
          <MissionCompletion
            status={status}
            progress={progress}
            xpReward={mission.xpReward}
            badge={mission.badge}
            next={next}
            isStartMission={isStartMission}
            save={work.save}
          />
          <p className="row wrap small muted numbers">
            Level {level.level} · Etappe {stage.stage}
          </p>
          <ProgressBar percent={stage.percent} label={`Etappe ${stage.stage}`} kind="bar-xp" />
        </aside>
      </div>
    </main>
  );
}

function Sources({ mission }: { mission: Mission }) {
  return (
    <details className="disclosure">
      <summary>Quellen{mission.reviewedOn ? `, geprüft am ${formatDate(mission.reviewedOn)}` : ""}</summary>
      <ul className="stack small">
        {mission.sources.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-");
  return `${day}.${month}.${year}`;
}
