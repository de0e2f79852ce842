import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { page } from "~/auth/mutation.server";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { getQuizResult } from "~/db/quiz.server";
import { errors } from "~/domain/messages";
import { Inno } from "~/ui/inno";
import { Picture } from "~/ui/picture";
import { Radar } from "~/ui/radar";
import { StatePage } from "~/ui/state-page";

const DEFAULT_TYPE = "Visionär:in";
const LOWEST_SCORE = 3;
const HIGHEST_SCORE = 15;

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const asked = new URL(request.url).searchParams.get("type") ?? DEFAULT_TYPE;
  const type = library.getTypeByName(asked);
  if (!type) return json({ type: null, axes: null, paths: [] });
  const result = member.personalityType === type.name ? await getQuizResult({ userId: member.userId }) : null;
  const axes = result
    ? library.data.quizCategories.map(({ category, name }) => {
        const score = result.categoryScores[category] ?? LOWEST_SCORE;
        return { name, score, share: (score - LOWEST_SCORE) / (HIGHEST_SCORE - LOWEST_SCORE) };
      })
    : null;
  const { slug, name, claim, description, strengths } = type;
  const paths = type.careerPaths.flatMap((path) => library.getPath(path)?.name ?? []);
  return json({ type: { slug, name, claim, description, strengths }, axes, paths });
});

export const meta: MetaFunction = () => [{ title: "Dein Ergebnis" }];

export default function QuizResults() {
  const { type, axes, paths } = useLoaderData<typeof loader>();
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
