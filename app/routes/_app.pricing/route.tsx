import { useLoaderData } from "@remix-run/react";
import { DemoNotice, PlanCard } from "~/ui/plans";
import { LegalLinks, Link } from "~/ui/kit";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const meta = titled("Preise");

export default function Pricing() {
  const { plans, paid, freeWeeksRemaining, isSubscribed, isDemo, frame } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <header className="stack">
        <h1>Preise</h1>
        {frame.hasBasicAccess ? (
          <p className="lead">
            {paid
              ? "Danke, dass du dabei bist. Hier siehst du, was es sonst noch gibt."
              : "Ein Tarif hält deinen Weg offen. Such dir aus, was zu dir passt."}
          </p>
        ) : (
          <WhatIsClosed coachAccess={frame.coachAccess} />
        )}
        {isSubscribed ? (
          <p>
            <Link className="button button-quiet" to="/abo">
              Subscription verwalten
            </Link>
          </p>
        ) : null}
        {isDemo ? <DemoNotice /> : null}
      </header>
      <ul className="plans">
        {plans.map(({ plan, state }) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            state={state}
            note={plan.id === "free" && state === "current" ? trialNote(freeWeeksRemaining) : undefined}
          />
        ))}
      </ul>
      <footer className="stack muted small">
        <p>Alle Preise sind Endpreise. Bezahlt wird erst nach einer Zusammenfassung, die du ausdrücklich bestätigst.</p>
        <LegalLinks />
      </footer>
    </main>
  );
}

/** Closed screens lead here without a word of their own. */
function WhatIsClosed({ coachAccess }: { coachAccess: boolean }) {
  return (
    <p className="lead">
      Deine Testphase ist beendet. Quests, Level, {coachAccess ? "" : "Coach, "}Profil und deine Missionen brauchen
      jetzt einen Tarif. Nichts ist verloren: <Link to="/home">Home</Link> und <Link to="/mappe">deine Mappe</Link>{" "}
      bleiben offen.
    </p>
  );
}

function trialNote(weeks: number): string {
  if (weeks === 0) return "Deine Testphase ist beendet";
  return weeks === 1 ? "Dein Tarif, letzte Woche" : `Dein Tarif, noch ${weeks} Wochen`;
}
