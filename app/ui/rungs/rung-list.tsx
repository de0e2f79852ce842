import { Form } from "@remix-run/react";
import type { Message } from "~/domain/messages/messages";
import { sayReached, type Rung, type RungKind } from "~/domain/rungs/rungs";
import { badge, button, Disc, Field, Icon, Link } from "../kit";

/** The form of a rung that came back, with the day as it was typed. */
export interface RefusedRung {
  kind: RungKind;
  typed: string;
  error: Message;
}

interface RungListProps {
  rungs: readonly Rung[];
  /** The latest day that can be said, YYYY-MM-DD. */
  today: string;
  refused: RefusedRung | null;
}

/** Rungs reached outside the app, each with its day; a learner who reached one elsewhere says so. */
export function RungList({ rungs, today, refused }: RungListProps) {
  const reached = rungs.filter((rung) => rung.reached !== null).length;
  return (
    <section id="weg" className="card flex flex-col gap-3" aria-labelledby="weg-title">
      <header className="row flex-wrap justify-between">
        <h2 id="weg-title">Dein Weg in Zahlen</h2>
        <span className={badge("primary", "tabular-nums")}>{`${reached} von ${rungs.length}`}</span>
      </header>
      <p className="text-sm text-soft">
        Das zählt draußen. Nur du siehst es. Manches entsteht hier von selbst, den Rest sagst du selbst.
      </p>
      <p>
        <Link className="tap-link" to="/versuche">
          Versuche statt Pläne
        </Link>
      </p>
      <ol className="grid gap-3">
        {rungs.map((rung) => (
          <RungItem key={rung.kind} rung={rung} today={today} refused={refused?.kind === rung.kind ? refused : null} />
        ))}
      </ol>
      <p>
        <Link className="tap-link" to="/begleitung">
          Jemand an deiner Seite
        </Link>
      </p>
    </section>
  );
}

function RungItem({
  rung: { kind, name, means, reached },
  today,
  refused,
}: {
  rung: Rung;
  today: string;
  refused: RefusedRung | null;
}) {
  return (
    <li className="row items-start">
      <Disc className={`size-[36px] ${reached ? "bg-mint-soft text-mint-deep" : "bg-sunken"}`}>
        <Icon name={reached ? "check" : "flag"} size={18} />
      </Disc>
      <div className="min-w-0 flex-1">
        <h3>{name}</h3>
        <p className="text-sm text-soft">{reached ? sayReached(reached) : means}</p>
        {reached && !reached.isSaid ? null : (
          <details className="disclosure" open={refused !== null}>
            <summary>
              {reached ? "Ändern" : "Das habe ich geschafft"}
              <span className="sr-only">: {name}</span>
            </summary>
            <Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
              <input type="hidden" name="kind" value={kind} />
              <Field
                key={refused?.typed ?? reached?.on}
                label="Am"
                hint="Leer heißt: heute."
                name="on"
                type="date"
                max={today}
                defaultValue={refused?.typed ?? reached?.on ?? ""}
                error={refused?.error}
              />
              <p className="row flex-wrap">
                <button className={button("primary")} name="intent" value="say">
                  Eintragen
                </button>
                {reached ? (
                  <button className={button("text")} name="intent" value="unsay">
                    Zurücknehmen
                  </button>
                ) : null}
              </p>
            </Form>
          </details>
        )}
      </div>
    </li>
  );
}
