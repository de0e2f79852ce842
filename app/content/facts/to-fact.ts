import type { Fact, TimedFact } from "~/domain/facts/fact";
import { withTimelines } from "~/domain/facts/timeline";
import type { Collections } from "../entries";
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

/** All facts of the content, in the order of their files. */
export const listFacts = ({ facts }: Pick<Collections, "facts">): TimedFact[] =>
  withTimelines(facts.map(({ source, data }) => toFact(source.slug, data)));
