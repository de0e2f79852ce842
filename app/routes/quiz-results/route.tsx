import { HIGHEST_SCORE } from "~/domain/quiz-scale";
import { useLoaderData } from "@remix-run/react";
import { errors } from "~/domain/messages";
import { Inno, Link, Picture, StatePage } from "~/ui/kit";
import { Radar } from "~/ui/quiz/radar";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const meta = titled("Dein Ergebnis");

export default function QuizResults() {
  const { type, axes, closeTypes, paths } = useLoaderData<typeof loader>();
  if (!type) {
    return (
      <StatePage picture="notfound" title={errors.invalidType.title}>
        <p>Diesen Typ kennen wir nicht.</p>
        <Link className="button button-primary" to="/home">
          Zum Dashboard
        </Link>
      </StatePage>
    );
  }
  return (
    <main id="main" className="result-stage" tabIndex={-1}>
      {/* Two seconds of suspense, by CSS alone, so that they pass without JavaScript too. */}
      <div className="analysis" role="status">
        <Inno mood="thinking" size={140} />
        <p>Deine Antworten werden ausgewertet …</p>
      </div>
      <div className="screen result">
        <p className="muted centered">Du bist</p>
        <Picture src={`/art/types/${type.slug}.svg`} alt="" width={160} height={160} className="result-avatar" eager />
        <h1 className="centered">{type.name}</h1>
        <p className="lead centered">{type.claim}</p>
        <p>{type.description}</p>
        <ul className="row wrap" aria-label="Deine Stärken">
          {type.strengths.map((strength) => (
            <li key={strength} className="badge badge-primary">
              {strength}
            </li>
          ))}
        </ul>
        {axes ? <Radar axes={axes} max={HIGHEST_SCORE} /> : null}
        {closeTypes.length > 0 ? <p className="centered">Auch nah an dir: {closeTypes.join(" und ")}.</p> : null}
        <section className="card stack">
          <h2>Das passt zu dir</h2>
          <ul className="stack">
            {paths.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
          <Link
            className="button button-next button-block"
            to={`/career-path-selection?type=${encodeURIComponent(type.name)}`}
          >
            Berufspfade ansehen
          </Link>
        </section>
      </div>
    </main>
  );
}
