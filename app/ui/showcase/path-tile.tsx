import { hued } from "./hued";
import type { PathSummary } from "./path-summary";

/** A path among others; its picture is a view of one file, so that twelve cost one request. */
export function PathTile({ path }: { path: PathSummary }) {
  const { slug, to, name, claim, hue, missions, evenings, weeks } = path;
  return (
    <a className="path-tile" href={to} style={hued(hue)}>
      <img src={`/art/paths.svg#${slug}`} alt="" width={480} height={300} />
      <div>
        <h3>{name}</h3>
        <p>{claim}</p>
        <p className="path-figures">
          {evenings ? <span>{`${missions} Missionen, ${evenings}`}</span> : null}
          {weeks ? <span>{`Erster Auftrag nach ${weeks}`}</span> : null}
        </p>
      </div>
    </a>
  );
}
