import { badge, Link, Picture } from "../kit";

/** All paths that were not suggested. Each leads to its preview: none is chosen by its name alone. */
export function OtherPaths({
  paths,
  current,
  addressOf,
}: {
  paths: { slug: string; name: string; claim: string }[];
  current: string | null;
  addressOf: (slug: string) => string;
}) {
  return (
    <section className="flex flex-col gap-3" aria-labelledby="andere">
      <h2 id="andere">Alle anderen Pfade</h2>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
        {paths.map(({ slug, name, claim }) => (
          <li key={slug} className="flex">
            <Link
              className="card flex grow items-center gap-3.5 overflow-hidden p-3 text-ink tight:flex-wrap tight:*:max-w-full md:flex-col md:items-stretch md:p-0"
              to={addressOf(slug)}
            >
              <Picture
                src={`/art/paths.svg#${slug}`}
                alt=""
                width={480}
                height={300}
                className="aspect-8/5 w-28 flex-none rounded-xl object-cover md:w-full md:rounded-none"
              />
              <span className="flex min-w-0 grow flex-col gap-0.5 md:px-4 md:pb-4">
                <strong>{name}</strong>
                <span className="text-sm text-soft">{claim}</span>
                {name === current ? <span className={badge("primary", "self-start")}>Dein Pfad</span> : null}
                <span className="mt-auto text-note text-primary underline">Ansehen</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
