import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { CompanionForm } from "~/ui/companions/companion-form";
import { InvitationCard } from "~/ui/companions/invitation-card";
import { WeekNumbers } from "~/ui/companions/week-numbers";
import { BackLink, button, Link } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Begleitung");

export default function CompanionScreen() {
  const { values, canWrite, invitation, week } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isBegun = invitation !== null || week !== null;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <BackLink to="/profile/einstellungen" />
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Begleitung</h1>
          <p className="text-lead text-soft">
            Ein Mensch, der sonntags kurz hinschaut: drei Zahlen, die du aussuchst, und ein Satz von dir. Zwölf Wochen
            lang, dann endet es von selbst.
          </p>
          {week ? (
            <section className="card flex flex-col gap-3" aria-labelledby="woche">
              <h2 id="woche">{week.numbers ? "Das steht gerade da" : "Jemand ist an deiner Seite"}</h2>
              {week.numbers ? (
                <WeekNumbers numbers={week.numbers} />
              ) : week.isPaused ? (
                <p>Gerade ist Pause, Zahlen sieht niemand. Es geht weiter, wenn du weitermachst.</p>
              ) : (
                <p>{`Am Sonntag, ${week.sunday}, gehen die ersten Zahlen raus.`}</p>
              )}
              {week.answer ? <p className="wrap-anywhere">{`Die letzte Antwort: ${week.answer}`}</p> : null}
              <p className="text-sm text-soft">{`Es endet von selbst am ${week.until}.`}</p>
            </section>
          ) : null}
          {invitation ? <InvitationCard {...invitation} /> : null}
        </div>
        <div className="flex flex-col gap-5">
          {canWrite ? (
            <CompanionForm
              key={JSON.stringify(values)}
              values={refused?.values ?? values}
              errors={refused?.errors ?? {}}
              isBegun={isBegun}
            />
          ) : (
            <p>
              Zahlen entstehen in deinen Missionen. Die öffnet wieder <Link to="/pricing">ein Tarif</Link>; so lange
              schreiben wir sonntags niemandem.
            </p>
          )}
          {isBegun ? (
            <Form method="post" preventScrollReset>
              <button className={button("danger")} name="intent" value={week ? "end" : "withdraw"}>
                {week ? "Begleitung beenden" : "Einladung zurückziehen"}
              </button>
            </Form>
          ) : null}
        </div>
      </div>
    </main>
  );
}
