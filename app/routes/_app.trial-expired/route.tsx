import { useLoaderData } from "@remix-run/react";
import { FREE_WEEKS } from "~/domain/payments/access";
import { coachTexts } from "~/domain/coach/coach-texts";
import { FEATURES } from "~/domain/features";
import { button, Inno, Link } from "~/ui/kit";
import { PlanCard, PlanList } from "~/ui/plans";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Deine Testphase");

export default function TrialExpired() {
  const { paid, freeWeeksRemaining, plans } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <header className="flex flex-col items-center gap-3 text-center">
        <Inno mood={freeWeeksRemaining === 0 ? "ready" : "cheering"} size={96} />
        {paid ? (
          <>
            <h1>Dein Tarif läuft</h1>
            <p className="text-lead text-soft">Die Testphase brauchst du nicht mehr. Dein Weg ist offen.</p>
          </>
        ) : freeWeeksRemaining === 0 ? (
          <>
            <h1>Deine {FREE_WEEKS}-wöchige Testphase ist beendet</h1>
            <p className="text-lead text-soft">
              {coachTexts(FEATURES).waits} warten auf dich. Nichts ist verloren: Mit einem Tarif gehst du dort weiter,
              wo du aufgehört hast.
            </p>
          </>
        ) : (
          <>
            <h1>Deine Testphase läuft noch</h1>
            <p className="text-lead text-soft">
              {freeWeeksRemaining === 1
                ? "Die letzte Woche ist angebrochen"
                : `Es bleiben ${freeWeeksRemaining} Wochen`}
              . Nach {FREE_WEEKS} Wochen geht es mit einem dieser Tarife weiter.
            </p>
          </>
        )}
      </header>
      <PlanList>
        {plans.map(({ plan, state }) => (
          <PlanCard key={plan.id} plan={plan} name={plan.shortName} state={state} lead="regular" />
        ))}
      </PlanList>
      <p className="text-center">
        <Link className={button("text")} to="/pricing">
          Preise ansehen
        </Link>
      </p>
    </main>
  );
}
