import type { ShownQuizResult } from "~/domain/quiz/quiz-result";
import { Link, Picture } from "../kit";

/** A type's paths as cards: lying on a phone, standing side by side where there is room. */
export function FittingPaths({
  paths,
  heading,
  choose,
}: Pick<ShownQuizResult, "paths"> & {
  heading: string;
  /** Address at which the type's paths are looked at and chosen. */
  choose: string;
}) {
  return (
    <section className="flex break-inside-avoid flex-col gap-3" aria-labelledby="pfade">
      <h2 id="pfade">{heading}</h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {paths.map(({ slug, name, claim, page }, index) => (
          <li key={slug} className="card flex flex-col overflow-hidden p-0">
            <Link
              className="flex grow items-center gap-3.5 p-3 text-ink tight:flex-wrap tight:*:max-w-full md:flex-col md:items-stretch md:p-0"
              to={`${choose}&pfad=${index + 1}`}
            >
              <Picture
                src={`/art/paths/${slug}.svg`}
                alt=""
                width={96}
                height={60}
                className="aspect-8/5 w-28 flex-none rounded-xl object-cover md:w-full md:rounded-none"
              />
              <span className="flex min-w-0 grow flex-col gap-0.5 md:px-4 md:pb-4">
                <strong>{name}</strong>
                <span className="text-sm text-soft">{claim}</span>
                <span className="mt-auto text-note text-primary underline">Ansehen</span>
              </span>
            </Link>
            {page ? (
              <p className="px-3 pb-3 text-note md:px-4 print:hidden">
                <a className="tap-link" href={page}>
                  Mehr zu {name}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
