import type { Collections } from "../entries";
import type { Frontmatter } from "../frontmatter/schema";

type Sheet = Frontmatter<"rechner">["rechenblatt"];

/** All calculating sheets of the content, those of templates too. */
export const sheetsOf = ({ rechner, templates }: Pick<Collections, "rechner" | "templates">): Sheet[] => [
  ...rechner.map(({ data }) => data.rechenblatt),
  ...templates.flatMap(({ data }) => data.rechenblatt ?? []),
];

/** Ids of the facts whose values a sheet takes. */
export const factsIn = ({ abschnitte }: Sheet): string[] =>
  abschnitte.flatMap(({ zeilen }) => zeilen.flatMap(({ fakt }) => fakt ?? []));
