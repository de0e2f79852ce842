import type { Fact } from "~/domain/facts/fact";
import type { Frontmatter } from "../frontmatter/schema";

export const toFact = (id: string, data: Frontmatter<"facts">): Fact => ({
  id,
  title: data.title,
  statement: data.aussage,
  unit: data.einheit,
  certainty: data.sicherheit,
  values: data.werte.map(({ ab, bis, wert, status }) => ({
    from: ab ?? null,
    until: bis ?? null,
    value: wert,
    status,
  })),
  derived: data.formel === undefined ? null : { formula: data.formel, names: data.aus },
});
