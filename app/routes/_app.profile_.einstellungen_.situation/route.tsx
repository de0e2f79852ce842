import { useActionData, useLoaderData } from "@remix-run/react";
import { BackLink, Link } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import { SaveState } from "~/ui/mission-work";
import { DeleteSituation, SituationForm } from "~/ui/situation/situation-form";
import { useSituation } from "~/ui/situation/use-situation";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Deine Situation");

export default function SituationScreen() {
  const { work, isTold, mission, frame } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { loaded, values, shown, onSubmit } = useSituation({ user: frame.user, work, isTold });
  const back = mission ? `/mission/${mission.slug}` : "/profile/einstellungen";
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1} onSubmit={onSubmit}>
      <BackLink to={back} />
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Deine Situation</h1>
          <p className="text-lead text-soft">Sechs kurze Fragen, etwa eine Minute. Jede darfst du offen lassen.</p>
          <details className="disclosure">
            <summary>Wozu?</summary>
            <p>
              Bei Kasse, Steuer und Anmeldung gilt für Angestellte anderes als für Familienversicherte. Nach deinen
              Antworten steht in den Missionen und im Startfahrplan offen, was dich betrifft. Alles andere ist gefaltet
              und bleibt da. Für etwas anderes verwenden wir die Antworten nicht, auch Inno bekommt sie nicht. Du kannst
              sie jederzeit ändern oder löschen.
            </p>
          </details>
        </div>
        <div className="flex flex-col gap-5">
          <SituationForm
            key={`${loaded} ${isTold}`}
            values={refused?.values ?? values}
            errors={refused?.errors ?? {}}
            shown={shown}
            missionSlug={mission?.slug ?? null}
          />
          <SaveState />
          <p className="text-center">
            <Link className="tap-link" to={back}>
              {mission ? `Überspringen und zu „${mission.title}“` : "Ein andermal"}
            </Link>
          </p>
          {isTold ? <DeleteSituation /> : null}
        </div>
      </div>
    </main>
  );
}
