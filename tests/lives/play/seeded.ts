import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as z from "zod";
import type { Draw } from "../acts/act";
import { MINUTE_MS, turnsAfter } from "./gap";
import { chooseStep } from "./choose-step";
import { playLife, type Failure, type Stage, type Step } from "./life";

/** Lives begin within a year from here. */
const FIRST_DAY = Date.UTC(2026, 11, 1);
const YEAR_MINUTES = 365 * 24 * 60;
/** A quarter of them begin so shortly before a change of time or of the year. */
const BEFORE_MINUTES = 3 * 24 * 60;

function drawBeginning(draw: Draw): number {
  const any = FIRST_DAY + draw.below(YEAR_MINUTES) * MINUTE_MS;
  const turn = draw.below(4) === 0 ? draw.pick(turnsAfter(FIRST_DAY)) : undefined;
  return turn === undefined ? any : turn - draw.below(BEFORE_MINUTES) * MINUTE_MS;
}

type Evenly = () => fc.Arbitrary<number>;
const known = new Map<number, Evenly>();

/**
 * Without the preference for edges, by which the first acts of the alphabet fill most of a life. One function for each
 * range: of one with arguments, all those that it was called with would be looked through each time.
 */
function evenly(max: number): Evenly {
  const found = known.get(max) ?? (() => fc.noBias(fc.integer({ min: 0, max })));
  known.set(max, found);
  return found;
}

/** Plays the life of a seed, which comes to the acts of `own` before others; `steps`: what was drawn, `failure`: null where all was as expected. */
export async function playSeed(
  stage: Stage,
  { seed, acts, own = new Set() }: { seed: number; acts: number; own?: ReadonlySet<string> },
): Promise<{ steps: Step[]; failure: Failure | null }> {
  let failure: Failure | null = null;
  let steps: Step[] = [];
  const life = fc.asyncProperty(fc.gen(), async (generate) => {
    const draw: Draw = {
      below: (count) => (count > 1 ? generate(evenly(count - 1)) : 0),
      pick: (list) => list[draw.below(list.length)],
    };
    const beginsAt = drawBeginning(draw);
    steps = [];
    const toCome = new Set(own);
    failure = await playLife(stage, beginsAt, (scene, done) => {
      const step = done < acts ? chooseStep(scene, draw, toCome) : null;
      if (step) {
        steps.push(step);
        toCome.delete(step.act);
      }
      return step;
    });
  });
  await fc.assert(life, { seed, numRuns: 1, endOnFailure: true });
  return { steps, failure };
}

/**
 * A failure with as few steps as are found in this time: leaves out half of them, then quarters, down to single ones, as
 * long as something goes wrong. What is left happens at its old hour.
 */
export async function shrink(stage: Stage, failure: Failure, forMs: number): Promise<Failure> {
  const until = Date.now() + forMs;
  let smallest = failure;
  for (let size = Math.ceil(failure.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = smallest.steps.length - size; from >= 0; from -= size) {
      if (Date.now() > until) return smallest;
      const shorter = await replay(stage, smallest.beginsAt, leaveOut(smallest.steps, from, size));
      if (shorter) smallest = shorter;
    }
  }
  return smallest;
}

function leaveOut(steps: readonly Step[], from: number, size: number): Step[] {
  const gapMs = steps.slice(from, from + size).reduce((sum, { afterMs }) => sum + afterMs, 0);
  const later = steps.slice(from + size);
  const [next] = later;
  return [...steps.slice(0, from), ...(next ? [{ ...next, afterMs: next.afterMs + gapMs }, ...later.slice(1)] : [])];
}

/**
 * Plays these steps again: for a story that becomes a test of its own.
 * @public
 */
export const replay = (stage: Stage, beginsAt: number, steps: readonly Step[]): Promise<Failure | null> =>
  playLife(stage, beginsAt, (_, done) => steps[done] ?? null);

const storyData = z.object({ beginsAt: z.number(), steps: z.array(z.custom<Step>()) });

/** Plays the story whose data stand in a file. */
export async function replayFile(stage: Stage, file: string): Promise<Failure | null> {
  const { beginsAt, steps } = storyData.parse(JSON.parse(readFileSync(file, "utf8")));
  return replay(stage, beginsAt, steps);
}
