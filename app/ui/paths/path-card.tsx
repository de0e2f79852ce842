import { Choose, Html, Leaving, PathCover } from "./path-parts";
import type { ShownPath, Standing } from "./shown-path";

/**
 * The suggested paths: a carousel on a narrow window, side by side on a wide one, where what leads to each button is as high
 * as its neighbours', so that the buttons stand in one line.
 */
export function PathCards({
  paths,
  position,
  ...standing
}: { paths: readonly ShownPath[]; position: number } & Standing) {
  return (
    <div
      className="md:grid md:grid-flow-col md:grid-cols-3 md:grid-rows-[auto_auto] md:gap-x-4 lg:gap-x-6"
      role="region"
      aria-roledescription="Karussell"
      aria-label="Berufspfade"
    >
      {paths.map((path, index) => (
        <PathCard
          key={path.slug}
          path={path}
          place={{ position: index + 1, of: paths.length }}
          isTurnedTo={index + 1 === position}
          {...standing}
        />
      ))}
    </div>
  );
}

function PathCard({
  path,
  place: { position, of },
  isTurnedTo,
  ...standing
}: {
  path: ShownPath;
  place: { position: number; of: number };
  isTurnedTo: boolean;
} & Standing) {
  const { slug, name, claim, description, figuresHtml, moreHtml } = path;
  return (
    <article className={`${isTurnedTo ? "" : "max-md:hidden "}md:contents`} aria-labelledby={`pfad-${slug}`}>
      <div className="card flex flex-col gap-3 overflow-hidden rounded-b-none border-b-0 p-0 pb-4.5">
        <PathCover slug={slug} />
        <div className="flex grow flex-col gap-3 px-5 md:px-4 lg:px-5">
          <p className="text-sm text-soft tabular-nums">{`Pfad ${position} von ${of}`}</p>
          <h2 id={`pfad-${slug}`}>{name}</h2>
          <p className="text-lead text-soft">{claim}</p>
          <Html html={figuresHtml} />
          <Choose path={path} current={standing.current} />
        </div>
      </div>
      <div className="card flex flex-col gap-3 rounded-t-none border-t-0 pt-0 md:px-4 lg:px-5">
        <Leaving path={path} {...standing} />
        <p>{description}</p>
        <Html html={moreHtml} />
      </div>
    </article>
  );
}
