import { hued } from "./hued";

export interface ShownType {
  to: string;
  slug: string;
  name: string;
  claim: string;
  hue: number;
}

/** Types with their pictures, each a view of one file. */
export function TypeRow({ types }: { types: readonly ShownType[] }) {
  return (
    <ul className="type-row">
      {types.map(({ to, slug, name, claim, hue }) => (
        <li key={slug}>
          <a className="type-tile" href={to} style={hued(hue)}>
            <img src={`/art/types.svg#${slug}`} alt="" width={160} height={160} />
            <strong>{name}</strong>
            <span className="text-sm">{claim}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
