import { trialNote } from "~/domain/payments/weeks-left";
import { useLoaderData } from "@remix-run/react";
import { coachTexts } from "~/domain/coach/coach-texts";
import { FEATURES } from "~/domain/features";
import { DemoNotice, OfferList, OwnPlan, RestoreForm } from "~/ui/plans";
import { button, Link } from "~/ui/kit";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Preise");

export default function Pricing() {
  const { plans, paid, freeWeeksRemaining, isSubscribed, mode, frame } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <header className="flex flex-col gap-2">
        <h1>Preise</h1>
        {frame.hasBasicAccess ? (
          <p className="text-lead text-soft">
            {paid
              ? "Danke, dass du dabei bist. Hier siehst du, was es sonst noch gibt."
              : "Ein Tarif hält deinen Weg offen. Such dir aus, was zu dir passt."}
          </p>
        ) : (
          <WhatIsClosed coachAccess={frame.coachAccess} />
        )}
        {plans
          .filter(({ state }) => state === "current")
          .map(({ plan }) => (
            <OwnPlan
              key={plan.id}
              plan={plan}
              note={plan.id === "free" ? trialNote(freeWeeksRemaining) : "Dein Tarif"}
            />
          ))}
        {isSubscribed ? (
          <p>
            <Link className={button("quiet")} to="/abo">
              Subscription verwalten
            </Link>
          </p>
        ) : null}
      </header>
      <OfferList offers={plans.filter(({ state }) => state !== "current")} />
      <footer className="flex flex-col gap-1.5 text-sm text-soft">
        {mode === "demo" ? <DemoNotice /> : null}
        <p>Alle Preise sind Endpreise. Bezahlt wird erst nach einer Zusammenfassung, die du ausdrücklich bestätigst.</p>
        {mode === "stripe" ? <RestoreForm /> : null}
      </footer>
    </main>
  );
}

/** Explains the redirect: closed screens lead here without an explanation. */
function WhatIsClosed({ coachAccess }: { coachAccess: boolean }) {
  return (
    <p className="text-note text-soft">
      Deine Testphase ist beendet. {coachTexts(FEATURES).closed(coachAccess)} brauchen jetzt einen Tarif. Nichts ist
      verloren: <Link to="/home">Home</Link> und <Link to="/mappe">deine Mappe</Link> bleiben offen.
    </p>
  );
}
