import { Choose, Html, Leaving, PathCover } from "./path-parts";
import type { ShownPath, Standing } from "./shown-path";

/** One path by itself, with all that the suggested ones have, before a member decides for it. */
export function PathPreview({ path, ...standing }: { path: ShownPath } & Standing) {
  const { slug, name, claim, description, figuresHtml, moreHtml } = path;
  return (
    <div className="columns">
      <aside className="card flex flex-col gap-3 overflow-hidden p-0 pb-4.5">
        <PathCover slug={slug} />
        <div className="flex flex-col gap-3 px-5">
          <h1>{name}</h1>
          <p className="text-lead text-soft">{claim}</p>
          <Html html={figuresHtml} />
          <Choose path={path} current={standing.current} />
          <Leaving path={path} {...standing} />
        </div>
      </aside>
      <div className="card flex flex-col gap-3">
        <h2>Darum geht es</h2>
        <p>{description}</p>
        <Html html={moreHtml} />
      </div>
    </div>
  );
}
