import { useLoaderData } from "@remix-run/react";
import { Link, SearchField, TitledLink } from "~/ui/kit";
import { HomeHint } from "~/ui/home/home-hint";
import { LevelHeader } from "~/ui/home/level-header";
import { NextStep, PathFinished, STEP } from "~/ui/home/next-step";
import { NoPath } from "~/ui/home/no-path";
import { StartMissions } from "~/ui/home/start-missions";
import { Trail } from "~/ui/home/trail";
import { TrialNotice } from "~/ui/home/trial-notice";
import { UndoLine } from "~/ui/home/undo-line";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Dein Weg");

export default function Home() {
  const {
    firstName,
    initial,
    level,
    totalXp,
    type,
    path,
    quizCompleted,
    trail,
    next,
    hasFinished,
    evening,
    startMissions,
    rhythm,
    undoable,
    question,
    dueContacts,
    way,
    companionAnswer,
    canPush,
    frame,
    ...trial
  } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <LevelHeader firstName={firstName} initial={initial} level={level} totalXp={totalXp} type={type} />
      {frame.hasBasicAccess ? <SearchField className="lg:hidden" /> : null}
      {trial.trialWeeksLeft === null ? null : (
        <TrialNotice trialEnded={trial.trialEnded} weeksLeft={trial.trialWeeksLeft} />
      )}
      {/* The next step comes before the trail in the document on all screens, so that eyes, ears and keys share one
          order. */}
      <div className="columns gap-y-5 lg:grid-rows-[auto_1fr]">
        {way?.card ? (
          <section className={STEP} dangerouslySetInnerHTML={{ __html: way.card }} />
        ) : next ? (
          <NextStep mission={next} evening={evening} line={way?.line} trialEnded={trial.trialEnded} />
        ) : trail ? (
          <PathFinished line={way?.line} />
        ) : null}
        <section className="flex flex-col gap-3 lg:col-start-1">
          <header className="row justify-between">
            <h2>{path ? path.name : "Dein Pfad"}</h2>
            {path ? (
              <Link className="tap-link text-sm" to="/neustart/pfad">
                Pfad wechseln
              </Link>
            ) : null}
          </header>
          {undoable ? <UndoLine {...undoable} /> : null}
          {path ? (
            trail ? (
              <Trail html={trail} />
            ) : (
              <p>Deine Missionen werden geladen...</p>
            )
          ) : (
            <NoPath quizCompleted={quizCompleted} />
          )}
        </section>
        <aside className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StartMissions missions={startMissions} />
          {dueContacts ? (
            <TitledLink className="card" to="/kundenweg" icon="profile" title="Dein Kundenweg" text={dueContacts} />
          ) : null}
          {companionAnswer ? (
            <TitledLink
              className="card"
              to="/begleitung"
              icon="profile"
              title="Deine Begleitung"
              text={companionAnswer}
            />
          ) : null}
          {question ? <div className="card" dangerouslySetInnerHTML={{ __html: question }} /> : null}
          {path ? (
            <TitledLink
              className="card"
              to="/profile/einstellungen/rhythmus"
              icon="clock"
              title="Dein Rhythmus"
              text={rhythm ?? "Such dir Abende aus, die zu deinem Leben passen"}
            />
          ) : null}
          <TitledLink
            className="card"
            to="/mappe"
            icon="text"
            title="Meine Gründungsmappe"
            text="Alle deine Antworten und Notizen"
          />
          {/* Shown after the first success, when a learner has something to come back to. */}
          {hasFinished ? <HomeHint canPush={canPush} /> : null}
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
