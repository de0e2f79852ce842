import { HIGHEST_SCORE } from "~/domain/quiz/quiz-scale";
import { useLoaderData } from "@remix-run/react";
import { invalidType } from "~/domain/messages/messages";
import { badge, button, Inno, Link, Picture, StatePage } from "~/ui/kit";
import { Radar } from "~/ui/quiz/radar";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Dein Ergebnis");

export default function QuizResults() {
  const { type, axes, closeTypes, paths } = useLoaderData<typeof loader>();
  if (!type) {
    return (
      <StatePage picture="notfound" title={invalidType.title}>
        <p>Diesen Typ kennen wir nicht.</p>
        <Link className={button("primary")} to="/home">
          Zum Dashboard
        </Link>
      </StatePage>
    );
  }
  return (
    <main id="main" className="relative grow" tabIndex={-1}>
      <Analysis />
      <div className="screen animate-appear">
        <p className="text-center text-soft">Du bist</p>
        <Picture
          src={`/art/types/${type.slug}.svg`}
          alt=""
          width={160}
          height={160}
          className="mx-auto size-36"
          eager
        />
        <h1 className="text-center">{type.name}</h1>
        <p className="text-center text-lead text-soft">{type.claim}</p>
        <p>{type.description}</p>
        <ul className="row flex-wrap" aria-label="Deine Stärken">
          {type.strengths.map((strength) => (
            <li key={strength} className={badge("primary")}>
              {strength}
            </li>
          ))}
        </ul>
        {axes ? <Radar axes={axes} max={HIGHEST_SCORE} /> : null}
        {axes ? (
          <p className="text-center print:hidden">
            <a className="tap-link" href="/quiz-results/druck">
              Drucken
            </a>
          </p>
        ) : null}
        {closeTypes.length > 0 ? <p className="text-center">Auch nah an dir: {closeTypes.join(" und ")}.</p> : null}
        <section className="card flex break-inside-avoid flex-col gap-3">
          <h2>Das passt zu dir</h2>
          <ul className="flex flex-col gap-3">
            {paths.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
          <Link
            className={button("next", "w-full")}
            to={`/career-path-selection?type=${encodeURIComponent(type.name)}`}
          >
            Berufspfade ansehen
          </Link>
        </section>
      </div>
    </main>
  );
}

function Analysis() {
  return (
    <div
      className="absolute inset-0 grid max-h-dvh animate-leave place-content-center justify-items-center gap-4 p-6 text-center"
      role="status"
    >
      <Inno mood="thinking" size={140} />
      <p>Deine Antworten werden ausgewertet …</p>
    </div>
  );
}
