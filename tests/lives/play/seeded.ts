import fc from "fast-check";
import type { Draw } from "../acts/act";
import { chooseStep, playLife, type Failure, type Stage, type Step } from "./life";

/** Lives begin within a year from here. */
const FIRST_DAY = Date.UTC(2026, 11, 1);
const YEAR_MINUTES = 365 * 24 * 60;
const MINUTE_MS = 60_000;

/** Plays the life of a seed; null: all was as expected. */
export async function playSeed(stage: Stage, { seed, acts }: { seed: number; acts: number }): Promise<Failure | null> {
  let failure: Failure | null = null;
  const life = fc.asyncProperty(fc.gen(), async (generate) => {
    const draw: Draw = {
      below: (count) => (count > 1 ? generate(fc.integer, { min: 0, max: count - 1 }) : 0),
      pick: (list) => list[draw.below(list.length)],
    };
    const beginsAt = FIRST_DAY + draw.below(YEAR_MINUTES) * MINUTE_MS;
    failure = await playLife(stage, beginsAt, (scene, done) => (done < acts ? chooseStep(scene, draw) : null));
  });
  await fc.assert(life, { seed, numRuns: 1, endOnFailure: true });
  return failure;
}

/** How long shorter lives may be looked for. */
const SHRINK_MS = 120_000;

/** The same failure with as few steps as are found: fast-check leaves out steps and plays again. */
export async function shrink(stage: Stage, { steps, beginsAt, words }: Failure): Promise<Failure> {
  let smallest: Failure = { steps, beginsAt, words };
  const fewer = fc.array(fc.constantFrom(...steps), { maxLength: steps.length });
  const property = fc.asyncProperty(fewer, async (kept) => {
    const failure = await replay(stage, beginsAt, kept);
    if (failure && failure.steps.length <= smallest.steps.length) smallest = failure;
    return failure === null;
  });
  await fc.check(property, { examples: [[steps]], numRuns: 1, interruptAfterTimeLimit: SHRINK_MS });
  return smallest;
}

/**
 * Plays these steps again: for a story that becomes a test of its own.
 * @public
 */
export const replay = (stage: Stage, beginsAt: number, steps: readonly Step[]): Promise<Failure | null> =>
  playLife(stage, beginsAt, (_, done) => steps[done] ?? null);
