import type { CompanionWeek } from "~/domain/companions/shown";
import { PICK_WORDS, PICKS, SHOWN_SENTENCE_MAX } from "~/domain/companions/companion";
import { button, Field } from "../kit";
import { LearnersSentence, PrivacyLine, type RefusedText } from "./parts";
import { WeekNumbers } from "./week-numbers";

/** Three numbers and a sentence, and a way to answer. */
export const WeekPage = ({
  asker,
  sentence,
  week: { numbers, isPaused, sunday, answer, until },
  refused,
}: {
  asker: string;
  sentence: string;
  week: CompanionWeek;
  refused: RefusedText | null | undefined;
}) => (
  <main id="main" className="screen" tabIndex={-1}>
    <h1 className="wrap-anywhere">{`Die Woche von ${asker}`}</h1>
    {numbers ? (
      <section className="card flex flex-col gap-3" aria-labelledby="woche">
        <h2 id="woche">{`Woche bis Sonntag, ${sunday}`}</h2>
        <WeekNumbers numbers={numbers} />
      </section>
    ) : isPaused ? (
      <p className="text-lead text-soft">{`Gerade ist Pause. Es geht weiter, wenn ${asker} weitermacht.`}</p>
    ) : (
      <p className="text-lead text-soft">
        Schön, dass du dabei bist. Am Sonntag, {sunday}, stehen hier die ersten drei Zahlen. Du bekommst dann eine
        E-Mail.
      </p>
    )}
    <LearnersSentence asker={asker} sentence={sentence} />
    <section className="card flex flex-col gap-3" aria-labelledby="antwort">
      <h2 id="antwort">{answer ? "Deine Antwort ist da" : "Was sagst du dazu?"}</h2>
      {answer ? <p className="wrap-anywhere">{`${answer} Eine neue ersetzt sie.`}</p> : null}
      <form method="post" className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="answer" />
        {PICKS.map((pick) => (
          <button key={pick} className={button("quiet", "w-full")} name="pick" value={pick}>
            {PICK_WORDS[pick]}
          </button>
        ))}
      </form>
      <form method="post" className="flex flex-col gap-3" noValidate>
        <input type="hidden" name="intent" value="answer" />
        <Field
          label="Oder ein Satz von dir"
          name="reply"
          maxLength={SHOWN_SENTENCE_MAX}
          autoComplete="off"
          defaultValue={refused?.typed}
          error={refused?.error}
        />
        <button className={button("primary", "w-full")}>Satz schicken</button>
      </form>
    </section>
    <form method="post" className="flex flex-col gap-3">
      <p className="text-sm text-soft">{`Deine Begleitung endet von selbst am ${until}. Deine E-Mail-Adresse ist dann gelöscht.`}</p>
      <button className={button("text")} name="intent" value="end">
        Jetzt beenden
      </button>
    </form>
    <PrivacyLine />
  </main>
);
