import { useActionData, useLoaderData } from "@remix-run/react";
import { ExperimentCard } from "~/ui/experiments/experiment-card";
import { useExperiments, type KnownExperiment } from "~/ui/experiments/use-experiments";
import { BackLink, Link } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Versuche statt Pläne");

export default function ExperimentsScreen() {
  const { canWrite, opened, path, begun, frame, ...data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { own, others, loaded, onSubmit } = useExperiments({ ...data, user: frame.user });
  const cards = (experiments: readonly KnownExperiment[]) => (
    <ol className="flex flex-col gap-3">
      {experiments.map((experiment) => (
        <ExperimentCard
          key={`${experiment.id} ${loaded}`}
          experiment={experiment}
          startedOn={begun[experiment.id] ?? null}
          isOpened={experiment.id === opened}
          canWrite={canWrite}
          refused={refused?.id === experiment.id ? refused : null}
        />
      ))}
    </ol>
  );
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1} onSubmit={onSubmit}>
      <BackLink to="/quests" />
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Versuche statt Pläne</h1>
          <p className="text-lead text-soft">
            Ein Plan rechnet mit Annahmen. Hier prüfst du drei davon, jede so billig wie möglich. Du sagst vorher, ab
            wann du weitermachst. Dann zählst du, dann entscheidest du.
          </p>
        </div>
        <div className="flex flex-col gap-5">
          {path ? (
            <section className="flex flex-col gap-3" aria-labelledby="annahmen">
              <h2 id="annahmen">{path}</h2>
              {cards(own)}
            </section>
          ) : (
            <p>
              Welche Annahmen zu prüfen sind, sagt dein Pfad. <Link to="/career-path-selection">Pfad wählen</Link>
            </p>
          )}
          {others.length > 0 ? (
            <section className="flex flex-col gap-3" aria-labelledby="andere">
              <h2 id="andere">Von anderen Pfaden</h2>
              {cards(others)}
            </section>
          ) : null}
          {canWrite ? (
            <p className="print:hidden">
              <Link className="tap-link" to="/kundenweg">
                Dein Kundenweg
              </Link>
            </p>
          ) : (
            <p>
              Lesen, <Link to="/profile/einstellungen">mitnehmen</Link> und löschen kannst du das immer. Weiterprüfen
              geht <Link to="/pricing">mit einem Tarif</Link>.
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
