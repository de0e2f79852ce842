import type { ShownQuizResult } from "~/domain/quiz/quiz-result";
import { SheetFoot, type Stand } from "./sheet-stand";

/** The result of the test on paper. */
export function QuizSheet({ type, axes, closeTypes, paths, max, ...stand }: Stand & ShownQuizResult & { max: number }) {
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
      {axes ? (
        <section className="sheet-kept">
          <h2 className="sheet-section">Deine acht Bereiche</h2>
          <ul className="sheet-material">
            {axes.map(({ name, score }) => (
              <li key={name}>
                {name}: {score} von {max} Punkten
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {closeTypes.length > 0 ? <p>Auch nah an dir: {closeTypes.join(" und ")}.</p> : null}
      <section className="sheet-kept">
        <h2 className="sheet-section">Das passt zu dir</h2>
        <ul className="sheet-material">
          {paths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </section>
      <SheetFoot {...stand} />
    </article>
  );
}
