import { useLoaderData } from "@remix-run/react";
import { Link, SearchField } from "~/ui/kit";
import { Drawn } from "~/ui/home/drawn";
import { HomeHint } from "~/ui/home/home-hint";
import { LevelHeader } from "~/ui/home/level-header";
import { NextStep, PathFinished, STEP } from "~/ui/home/next-step";
import { NoPath } from "~/ui/home/no-path";
import { TrialNotice } from "~/ui/home/trial-notice";
import { Written } from "~/ui/home/written";
import { UndoLine } from "~/ui/home/undo-line";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

/** Trail and cards are drawn once in a page, not a second time in its data. */
export const handle = { writtenOnce: ["trail", "cards"] };

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
    undoable,
    question,
    card,
    cards,
    below,
    canPush,
    frame,
    ...trial
  } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      {/* The next step comes before the trail in the document on all screens, so that eyes, ears and keys share one
          order. */}
      <div className="columns gap-y-5">
        <div className={`flex flex-col gap-5 ${trail ? "lg:self-stretch" : ""}`}>
          <LevelHeader firstName={firstName} initial={initial} level={level} totalXp={totalXp} type={type} />
          {frame.hasBasicAccess ? <SearchField className="lg:hidden" /> : null}
          {trial.trialWeeksLeft === null ? null : (
            <TrialNotice trialEnded={trial.trialEnded} weeksLeft={trial.trialWeeksLeft} />
          )}
        </div>
        {card ? (
          <section className={STEP}>
            <Drawn className="contents" html={card} />
          </section>
        ) : next ? (
          <NextStep mission={next} evening={evening} below={below} trialEnded={trial.trialEnded} />
        ) : trail ? (
          <PathFinished below={below} />
        ) : null}
        <section
          className={`flex flex-col gap-3 lg:self-stretch ${trail ? "lg:col-span-2 lg:col-start-1 lg:row-start-2" : ""}`}
        >
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
              <Written id="trail" className="relative isolate flex-1 overflow-hidden rounded-card" html={trail} />
            ) : (
              <p>Deine Missionen werden geladen...</p>
            )
          ) : (
            <NoPath quizCompleted={quizCompleted} />
          )}
        </section>
        {/* On wide windows it stands in the trail's landscape. */}
        <aside
          className={`flex flex-col gap-3 lg:col-start-2 ${trail ? "lg:row-start-2 lg:me-6 lg:mt-64 lg:mb-6" : "lg:row-span-2 lg:row-start-1"}`}
        >
          <Written id="cards" className="flex flex-col gap-3" html={cards} />
          {question ? <div className="card" dangerouslySetInnerHTML={{ __html: question }} /> : null}
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
