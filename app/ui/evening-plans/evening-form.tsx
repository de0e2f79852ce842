import { EVENING_MAX, type EveningPlan } from "~/domain/evening-plans/evening-plan";
import { AS_LAST_TIME, EVENING_FRAGMENT, EVENING_TASKS } from "~/domain/evening-plans/evening-work";
import { button, input } from "../kit/variants";

export interface EveningFormProps {
  /** Address that takes the form. */
  action: string;
  plan: EveningPlan | null;
  /** Sentences of the mission before; null: none. */
  last: EveningPlan | null;
  suggested: string;
}

/**
 * Two sentences for the evening of a mission, as the blanks of a template are: fields that the page's scripts keep, and a
 * form without them.
 */
export function EveningForm({ action, plan, last, suggested }: EveningFormProps) {
  const isEmpty = !plan?.ifThen;
  return (
    <section className="card break-inside-avoid" aria-labelledby={EVENING_FRAGMENT}>
      <form method="post" action={action} autoComplete="off" className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="evening" />
        <h2 id={EVENING_FRAGMENT} tabIndex={-1} className="mt-0 scroll-my-10">
          Dein Abend dafür
        </h2>
        <p>Wann und womit fängst du an? In deinen Worten, und nur, wenn du magst.</p>
        {last && isEmpty ? (
          <button className={button("quiet", "print:hidden")} name="offer" value={AS_LAST_TIME}>
            Wie letztes Mal
          </button>
        ) : null}
        <Sentence
          name="ifThen"
          label="Wenn … , dann …"
          written={plan?.ifThen ?? ""}
          last={last?.ifThen}
          offer={suggested}
        />
        <Sentence
          name="otherwise"
          label="Wenn das nicht klappt: …"
          written={plan?.otherwise ?? ""}
          last={last?.otherwise}
        />
        <p className="text-sm text-soft">
          Der Satz steht dann auf Home und auf dem Blatt zum Drucken. Hast du Erinnerungen per E-Mail oder deinen
          Kalender verbunden, steht er auch dort.
        </p>
        <p className="no-js print:hidden">
          <button className={button("quiet")}>Sätze speichern</button>
        </p>
      </form>
    </section>
  );
}

interface SentenceProps {
  name: keyof EveningPlan;
  label: string;
  written: string;
  last: string | undefined;
  /** Stands beside the field while that is empty. */
  offer?: string;
}

function Sentence({ name, label, written, last, offer }: SentenceProps) {
  const task = EVENING_TASKS[name];
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={task}>{label}</label>
      <textarea
        id={task}
        name={task}
        className={input("area")}
        maxLength={EVENING_MAX}
        defaultValue={written}
        data-blank={task}
        data-kind="text"
        data-last={last}
      />
      {offer ? (
        <button
          className={button("text", "justify-start text-start")}
          name="offer"
          value={`${task}=${offer}`}
          hidden={written !== ""}
        >
          übernehmen: {offer}
        </button>
      ) : null}
    </div>
  );
}
