/** A figure, day or legal reference of law and money, as its editor wrote it; texts print what holds on a day. */
export interface Fact {
  id: string;
  title: string;
  /** Statement of the figure, in a sentence or two. */
  statement: string;
  unit: FactUnit;
  certainty: Certainty;
  /** Days on which each value holds, in their order; empty for one that is calculated. */
  values: FactValue[];
  /** Formula over other facts, and the fact's id for each name in it. */
  derived: { formula: string; names: Record<string, string> } | null;
}

export const FACT_UNITS = ["euro", "prozent", "zahl", "tag", "text"] as const;
/** `prozent` counts 0.2 as 20 %, as calculations do; `tag` is YYYY-MM-DD. */
export type FactUnit = (typeof FACT_UNITS)[number];

export const CERTAINTIES = ["belegt", "sekundaer", "rechnung", "entwurf"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const FACT_STATUSES = ["geltend", "entwurf"] as const;

export interface FactValue {
  /** First day, YYYY-MM-DD; null where it has held since before anyone wrote it down here. */
  from: string | null;
  /** Last day; null while no end is known. */
  until: string | null;
  value: number | string;
  /** A draft is law to come: it is never printed as a figure. */
  status: (typeof FACT_STATUSES)[number];
}

export interface TimedFact extends Fact {
  /** In the order of their days. */
  timeline: readonly FactValue[];
}
