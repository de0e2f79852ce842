import type { Experiment } from "~/domain/experiments/experiment";
import type { Frontmatter } from "../frontmatter/schema";

/** Experiments of a path as authors write them, in the app's words. */
export const toExperiments = (path: string, { versuche }: Frontmatter<"experiments">): Experiment[] =>
  versuche.map(({ id, annahme, schritte, gefragt, ja, von, counts, schwelle, tage, kosten, ...ends }) => ({
    ...{ id: `${path}/${id}`, path, assumption: annahme, steps: schritte, asked: gefragt, yes: ja, of: von },
    counts: counts ?? null,
    suggested: { from: schwelle.von, to: schwelle.bis, reason: schwelle.grund },
    ...{ days: tage, cost: kosten },
    ends: { go: ends.weiter, change: ends.aendern, stop: ends.lassen },
  }));
