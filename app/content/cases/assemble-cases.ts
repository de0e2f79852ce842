import type { Case } from "~/domain/cases/case";
import { DOCUMENTS } from "~/domain/cases/documents";
import { combineEvidence } from "../combine-evidence";
import type { Collections } from "../entries";
import { listFacts } from "../facts/to-fact";
import type { Compiled, Example, Mission, Resource } from "../library-types";
import { examplesOf } from "./examples-of";
import { toCase } from "./to-case";

/** The case of each path, in the order of the paths, and the documents made of it. */
export function assembleCases(
  entries: Pick<Collections, "career-paths" | "faelle" | "facts" | "passages">,
  {
    missions,
    resolve,
  }: {
    missions: readonly Pick<Mission, "id" | "careerPath" | "order">[];
    resolve: (ids: readonly string[]) => Resource[];
  },
): { cases: Case[]; examples: Compiled<Example>[] } {
  const paths = entries["career-paths"].toSorted((a, b) => a.data.order - b.data.order);
  const facts = listFacts(entries);
  const cases = paths.flatMap((path) =>
    entries.faelle.flatMap(({ source: { slug }, data }) => (slug === path.source.slug ? toCase(slug, data) : [])),
  );
  /** A document is as old as the texts and figures that it follows. */
  const evidenceOf = (passageIds: readonly string[], factIds: readonly string[]) => {
    const texts = [
      ...entries.passages.filter(({ source }) => passageIds.includes(source.slug)),
      ...entries.facts.filter(({ source }) => factIds.includes(source.slug)),
    ];
    const { sourceIds, ...status } = combineEvidence(texts.map(({ data }) => data));
    return { sources: resolve(sourceIds), ...status };
  };
  const examplesIn = (of: Case): Compiled<Example>[] =>
    examplesOf(of, facts).map(({ html, factIds, kind, ...example }) => {
      const told = missions.find(({ careerPath, order }) => careerPath === of.path && order === of.missions[kind]);
      return {
        ...example,
        ...{ kind, path: of.path, slug: `${of.path}/${kind}`, missionId: told?.id ?? null },
        ...evidenceOf(DOCUMENTS[kind].passages, factIds),
        ...{ factIds, compiled: () => html },
      };
    });
  return { cases, examples: cases.flatMap(examplesIn) };
}
