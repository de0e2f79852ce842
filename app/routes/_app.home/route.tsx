import { useLoaderData } from "@remix-run/react";
import { Icon, Inno, Link, Picture } from "~/ui/kit";
import { LevelHeader } from "~/ui/home/level-header";
import { StartMissions } from "~/ui/home/start-missions";
import { Trail } from "~/ui/home/trail";
import { TrialNotice } from "~/ui/home/trial-notice";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const meta = titled("Dein Weg");

export default function Home() {
  const { firstName, level, totalXp, type, path, quizCompleted, trail, currentId, startMissions, frame, ...trial } =
    useLoaderData<typeof loader>();
  const next = trail.find(({ id }) => id === currentId);
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <LevelHeader firstName={firstName} level={level} totalXp={totalXp} type={type} />
      {trial.trialWeeksLeft === null ? null : (
        <TrialNotice trialEnded={trial.trialEnded} weeksLeft={trial.trialWeeksLeft} />
      )}
      <div className="columns home-columns">
        {next ? (
          <section className="card stack next-card">
            <p className="muted small">Dein nächster Schritt</p>
            <h2>{next.title}</h2>
            <p className="row wrap">
              <span className="badge">{next.estimatedTime}</span>
              <span className="badge badge-xp numbers">{next.xpReward} XP</span>
            </p>
            <Link className={`button button-block ${trial.trialEnded ? "button-quiet" : "button-next"}`} to={next.to}>
              {next.progress > 0 ? "Weitermachen" : "Mission öffnen"}
            </Link>
          </section>
        ) : trail.length > 0 ? (
          <PathFinished isOpen={frame.hasBasicAccess} />
        ) : null}
        <section className="stack home-trail">
          <header className="row path-head">
            <h2>{path ? path.name : "Dein Pfad"}</h2>
            {path ? (
              <Link className="small tap-link" to="/neustart/pfad">
                Pfad wechseln
              </Link>
            ) : null}
          </header>
          {path ? (
            trail.length > 0 ? (
              <Trail missions={trail} currentId={currentId} />
            ) : (
              <p>Deine Missionen werden geladen...</p>
            )
          ) : (
            <NoPath quizCompleted={quizCompleted} />
          )}
        </section>
        <aside className="stack">
          <StartMissions missions={startMissions} />
          <Link to="/mappe" className="card row folder-link">
            <Icon name="text" />
            <span>
              <strong>Meine Gründungsmappe</strong>
              <span className="muted small"> Alle deine Antworten und Notizen</span>
            </span>
          </Link>
          {frame.hasBasicAccess ? null : (
            <Link className="tap-link" to="/profile/einstellungen">
              Einstellungen, deine Daten und Abmelden
            </Link>
          )}
        </aside>
      </div>
    </main>
  );
}

/** In the place of the next step; without access, what somebody made is open all the same. */
function PathFinished({ isOpen }: { isOpen: boolean }) {
  return (
    <section className="card row next-card path-finished" aria-labelledby="finished-title">
      <Inno mood="cheering" size={72} />
      <div className="stack">
        <h2 id="finished-title">Ziel erreicht!</h2>
        <p>
          Alle Missionen deines Pfads liegen hinter dir. Schau dir an, was du geschafft hast und was jetzt kommen kann.
        </p>
        <Link className="button button-next" to={isOpen ? "/quests" : "/mappe"}>
          {isOpen ? "Dein Abschluss" : "Deine Mappe ansehen"}
        </Link>
      </div>
    </section>
  );
}

function NoPath({ quizCompleted }: { quizCompleted: boolean }) {
  return (
    <div className="card stack empty-card">
      <Picture src="/art/states/empty.svg" alt="" width={240} height={180} eager />
      <p>Wähle erst einen Berufspfad, um Missionen zu sehen.</p>
      {quizCompleted ? (
        <Link className="button button-next" to="/career-path-selection">
          Berufspfad wählen
        </Link>
      ) : (
        <Link className="button button-next" to="/quiz">
          Test starten
        </Link>
      )}
    </div>
  );
}
