import type { OwnResult } from "~/domain/quiz/quiz-result";
import { HIGHEST_SCORE } from "~/domain/quiz/score-range";
import { Radar } from "./radar";

/** The eight scores as bars, each with its number, its word and what is said of it. */
export function ScoreBars({ axes }: Pick<OwnResult, "axes">) {
  return (
    <section aria-labelledby="bereiche">
      <h2 id="bereiche" className="mb-3">
        Deine acht Bereiche
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-x-8">
        {axes.map(({ name, score, share, level, sentence }) => (
          <li key={name} className="break-inside-avoid">
            <p className="flex flex-wrap justify-between gap-x-3">
              <strong>{name}</strong>
              <span className="text-sm text-soft tabular-nums">
                {score} von {HIGHEST_SCORE}, {level}
              </span>
            </p>
            <Bar percent={8 + 92 * share} />
            <p className="mt-1.5 text-note text-soft">{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside a number that says the same: nothing is lost without it. */
const Bar = ({ percent }: { percent: number }) => (
  <span className="mt-1 block h-2.5 rounded-full bg-sunken" aria-hidden="true">
    <span
      className="block h-full rounded-full bg-primary forced-colors:bg-[CanvasText]"
      style={{ width: `${Math.round(percent)}%` }}
    />
  </span>
);

/** Answers that decided the type, and how near the other types are. */
export function WhyThisType({ own: { axes, reasons, near }, name }: { own: OwnResult; name: string }) {
  return (
    <>
      {reasons.length > 0 ? (
        <section className="card flex break-inside-avoid flex-col gap-3">
          <h2>Warum dieser Typ?</h2>
          <p>Diese Antworten sprachen am stärksten dafür:</p>
          <ol className="grid gap-3 md:grid-cols-3 md:gap-6">
            {reasons.map(({ question, answer, effect }) => (
              <li key={question}>
                <q>{question}</q>
                <span className="block text-note text-soft">
                  {answer}. {effect}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section className="card flex flex-col gap-3">
        <h2>So nah sind dir alle acht</h2>
        <p>
          Der Test hat dir {name} zugeordnet. Manche Typen können mehr Punkte erreichen als andere. Gemessen an dem, was
          jeder erreichen kann, sieht es so aus:
        </p>
        <div className="grid items-center gap-3 md:grid-cols-2 md:gap-6">
          <Radar axes={axes} />
          <ul className="grid gap-2">
            {near.map((type) => (
              <li key={type.slug} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
                <a className="tap-link" href={type.page}>
                  {type.name}
                </a>
                <span className="text-sm text-soft tabular-nums">{type.percent} %</span>
                <span className="col-span-full">
                  <Bar percent={type.percent} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <p>
          24 Fragen kennen dich nicht. Sie zeigen, welche Arbeit dir leichtfallen könnte. Ob du damit Geld verdienst,
          sagen sie nicht. Jeder Pfad steht dir offen.
        </p>
      </section>
    </>
  );
}
