/** What somebody has told of how they live and start, and what they have calculated. */
export interface Start {
  /** Null: nothing told. */
  situation: { employment: string | null; insurance: string | null; benefits: string[]; hours: number | null } | null;
  startsOn: string | null;
  /** By step, what was told of it last. */
  steps: Record<string, { state: string; on: string | null; note: string }>;
  /** By calculator, the numbers that were sent last. */
  calculations: Record<string, Record<string, number>>;
}

export const nothingStarted = (): Start => ({ situation: null, startsOn: null, steps: {}, calculations: {} });

/** A day alone is a situation in which everything else is open. */
export const NOTHING_ELSE: NonNullable<Start["situation"]> = {
  ...{ employment: null, insurance: null, benefits: [], hours: null },
};
