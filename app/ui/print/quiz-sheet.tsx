import type { ShownQuizResult } from "~/domain/quiz/quiz-result";
import { SheetFoot, type Stand } from "./sheet-stand";

/** The result of the test on paper. */
export function QuizSheet({ type, own, paths, max, ...stand }: Stand & ShownQuizResult & { max: number }) {
  return (
    <article className="sheet">
      <header className="sheet-head">
        <div>
          <p className="sheet-place">Dein Ergebnis</p>
          <h1 className="sheet-title">{type.name}</h1>
          <p>{type.claim}</p>
        </div>
      </header>
      <p>{type.description}</p>
      <h2 className="sheet-section">Deine Stärken</h2>
      <ul className="sheet-material">
        {type.strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
      </ul>
      {own ? (
        <>
          <section className="sheet-kept">
            <h2 className="sheet-section">Deine acht Bereiche</h2>
            <ul className="sheet-material">
              {own.axes.map(({ name, score, sentence }) => (
                <li key={name}>
                  {name}: {score} von {max} Punkten. {sentence}
                </li>
              ))}
            </ul>
          </section>
          <section className="sheet-kept">
            <h2 className="sheet-section">Warum dieser Typ?</h2>
            <ul className="sheet-material">
              {own.reasons.map(({ question, answer, effect }) => (
                <li key={question}>
                  „{question}“ {answer}. {effect}
                </li>
              ))}
            </ul>
          </section>
          <p>So nah sind dir alle acht: {own.near.map(({ name, percent }) => `${name} ${percent} %`).join(", ")}.</p>
        </>
      ) : null}
      <section className="sheet-kept">
        <h2 className="sheet-section">Das passt zu dir</h2>
        <ul className="sheet-material">
          {paths.map(({ slug, name }) => (
            <li key={slug}>{name}</li>
          ))}
        </ul>
      </section>
      <SheetFoot {...stand} />
    </article>
  );
}
