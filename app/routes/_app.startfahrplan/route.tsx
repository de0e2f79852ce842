import { useActionData, useLoaderData } from "@remix-run/react";
import { BackLink, button, Link } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import { StartDayForm } from "~/ui/start-steps/start-day-form";
import { StepCard } from "~/ui/start-steps/step-card";
import { useStartPlan } from "~/ui/start-steps/use-start-plan";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Dein Startfahrplan");

export default function StartPlanScreen() {
  const { hasTold, opened, frame, ...data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { startsOn, isDayWaiting, loaded, mine, others, onSubmit } = useStartPlan({ ...data, user: frame.user });
  const done = mine.filter(({ state }) => state === "done").length;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1} onSubmit={onSubmit}>
      <BackLink to="/profile" />
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Dein Startfahrplan</h1>
          <p className="text-lead text-soft">
            Wem sagst du wann Bescheid? Hier steht jede Stelle mit ihrem Tag, für alle Berufspfade dieselbe Liste.
          </p>
          <StartDayForm
            key={loaded}
            startsOn={startsOn}
            isWaiting={isDayWaiting}
            refused={refused?.form === "start" ? refused : null}
          />
          {hasTold ? null : (
            <p className="text-soft">
              Sag uns in einer Minute, <Link to="/profile/einstellungen/situation">wie du lebst und arbeitest</Link>.
              Dann steht hier oben nur, was dich betrifft.
            </p>
          )}
        </div>
        <div className="flex flex-col gap-5">
          <section className="flex flex-col gap-3" aria-labelledby="schritte">
            <h2 id="schritte">
              {done} von {mine.length} erledigt
            </h2>
            <ol className="flex flex-col gap-3">
              {mine.map((step) => (
                <StepCard
                  key={step.slug}
                  step={step}
                  isOpened={step.slug === opened}
                  refused={refused?.form === step.slug ? refused : null}
                />
              ))}
            </ol>
          </section>
          {others.length > 0 ? (
            <details className="disclosure" open={others.some(({ slug }) => slug === opened || slug === refused?.form)}>
              <summary>Betrifft dich laut deinen Angaben nicht ({others.length})</summary>
              <ol className="flex flex-col gap-3">
                {others.map((step) => (
                  <StepCard
                    key={step.slug}
                    step={step}
                    isOpened={step.slug === opened}
                    refused={refused?.form === step.slug ? refused : null}
                  />
                ))}
              </ol>
            </details>
          ) : null}
          <p className="print:hidden">
            <a className={button("quiet")} href="/startfahrplan/druck">
              Drucken
            </a>
          </p>
          <p className="text-sm text-soft">
            Was in einem Bescheid oder Brief an dich steht, geht immer vor. Fällt ein Tag auf ein Wochenende, bist du
            mit diesem Tag auf der sicheren Seite.
          </p>
        </div>
      </div>
    </main>
  );
}
