import { useLoaderData } from "@remix-run/react";
import { invalidType } from "~/domain/messages/messages";
import { badge, button, Inno, Link, Picture, StatePage } from "~/ui/kit";
import { FittingPaths } from "~/ui/quiz/fitting-paths";
import { ScoreBars, WhyThisType } from "~/ui/quiz/own-result";
import { SharePicture } from "~/ui/share-picture/share-picture";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Dein Ergebnis");

export default function QuizResults() {
  const { type, own, paths } = useLoaderData<typeof loader>();
  if (!type) {
    return (
      <StatePage picture="notfound" title={invalidType.title}>
        <p>Diesen Typ kennen wir nicht.</p>
        <Link className={button("primary")} to="/home">
          Zurück zu Home
        </Link>
      </StatePage>
    );
  }
  const choose = `/career-path-selection?type=${encodeURIComponent(type.name)}`;
  return (
    <main id="main" className="relative grow" tabIndex={-1}>
      <Analysis />
      <div className="mx-auto max-w-[78rem] animate-appear lg:grid lg:grid-cols-[23rem_minmax(0,1fr)] lg:items-start lg:gap-10 lg:p-8">
        <header
          className="flex flex-col items-center gap-1 px-[min(1.125rem,4.5vw)] pt-4 pb-5 text-center lg:sticky lg:top-8 lg:rounded-card lg:px-6 lg:py-8"
          style={{ background: ground(type.hue) }}
        >
          <p className="text-soft">{own ? "Du bist" : "Ein Typ von acht"}</p>
          <Picture src={`/art/types/${type.slug}.svg`} alt="" width={160} height={160} className="size-56" eager />
          <h1>{type.name}</h1>
          <p className="text-lead text-soft">{type.claim}</p>
          <Link className={button("next", "mt-3 w-full max-w-xl")} to={choose}>
            Berufspfade ansehen
          </Link>
          {own ? (
            <div className="row mt-2 flex-wrap justify-center print:hidden">
              <SharePicture
                picture={{
                  name: type.slug,
                  art: { src: `/art/types/${type.slug}.svg`, width: 620, height: 620 },
                  title: type.name,
                  text: type.claim,
                  footer: "Mein Ergebnis im Persönlichkeitstest",
                  hue: type.hue,
                }}
              />
              <a className="tap-link" href="/quiz-results/druck">
                Drucken
              </a>
            </div>
          ) : null}
        </header>
        <div className="screen md:max-w-3xl lg:max-w-none lg:p-0">
          {own ? <ScoreBars axes={own.axes} /> : null}
          <section className="card flex break-inside-avoid flex-col gap-3">
            <h2>Was den Typ ausmacht</h2>
            <p>{type.description}</p>
            <ul className="row flex-wrap" aria-label="Stärken">
              {type.strengths.map((strength) => (
                <li key={strength} className={badge("primary")}>
                  {strength}
                </li>
              ))}
            </ul>
            <a className="tap-link print:hidden" href={type.page}>
              Mehr zu {type.name}
            </a>
          </section>
          {own ? <WhyThisType own={own} name={type.name} /> : null}
          <FittingPaths paths={paths} heading={own ? "Das passt zu dir" : "Das passt dazu"} choose={choose} />
        </div>
      </div>
    </main>
  );
}

/** The type's own hue, light and dark as the page is; an older browser leaves the paper. */
const ground = (hue: number): string => `light-dark(oklch(0.94 0.05 ${hue}), oklch(0.3 0.06 ${hue}))`;

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
