import { germanDay } from "./german-day";
import type { Start } from "./start";

/** How far somebody is with an experiment that they count themselves. */
export interface Trial {
  threshold: number | null;
  result: { hits: number; asked: number } | null;
  decided: { decision: string; sentence: string } | null;
  thresholdAt: number;
  decidedAt: number;
  /** The first decision; null: none. */
  countedUntil: number | null;
  forgottenAt: number | null;
}

const NOTHING = { threshold: null, result: null, decided: null, thresholdAt: 0, decidedAt: 0, countedUntil: null };

const trialOf = ({ trials }: Pick<Start, "trials">, id: string): Trial =>
  trials[id] ?? { ...NOTHING, forgottenAt: null };

/** Whether it was forgotten at this moment or after it: then nothing is taken, and nothing refused. */
const isVoid = ({ forgottenAt }: Trial, at: number): boolean => forgottenAt !== null && at <= forgottenAt;

/** Chooses a threshold; false: there is a result or a decision, and no other threshold is taken any more. */
export function chooseThreshold(
  start: Start,
  id: string,
  { threshold, at }: { threshold: number; at: number },
): boolean {
  const trial = trialOf(start, id);
  if (isVoid(trial, at)) return true;
  const isSealed = trial.threshold !== null && (trial.decided !== null || trial.result !== null);
  if (isSealed) return threshold === trial.threshold;
  if (at >= trial.thresholdAt) start.trials[id] = { ...trial, threshold, thresholdAt: at };
  return true;
}

/** Counts; false: there is no threshold, a decision was made before, or a number would become less. */
export function countResult(
  start: Start,
  id: string,
  { at, ...result }: { hits: number; asked: number; at: number },
): boolean {
  const trial = trialOf(start, id);
  const before = trial.result ?? { hits: 0, asked: 0 };
  if (trial.decided === null && (result.asked < before.asked || result.hits < before.hits)) return false;
  if (isVoid(trial, at)) return true;
  if (trial.threshold === null || (trial.countedUntil !== null && at > trial.countedUntil)) return false;
  const [hits, asked] = [Math.max(before.hits, result.hits), Math.max(before.asked, result.asked)];
  start.trials[id] = { ...trial, result: { hits, asked } };
  return true;
}

/** Decides, or decides otherwise; false: there is no threshold. One about something that was counted is a rung. */
export function decide(
  start: Start,
  id: string,
  { at, ...decided }: { decision: string; sentence: string; at: number },
): boolean {
  const trial = trialOf(start, id);
  if (isVoid(trial, at)) return true;
  if (trial.threshold === null) return false;
  if (at < trial.decidedAt) return true;
  start.trials[id] = { ...trial, decided, decidedAt: at, countedUntil: trial.countedUntil ?? at };
  if (trial.result !== null) start.rungs["decided"] ??= germanDay(at);
  return true;
}

export function forgetTrial(start: Start, id: string, at: number): void {
  const trial = start.trials[id];
  if (trial && !isVoid(trial, at)) start.trials[id] = { ...NOTHING, forgottenAt: at };
}

/** As their rows have them: also one that was forgotten. */
export const trialsIn = ({ trials }: Pick<Start, "trials">) =>
  Object.fromEntries(
    Object.entries(trials).map(([id, { threshold, result, decided }]) => [
      id,
      {
        threshold,
        hits: result?.hits ?? null,
        asked: result?.asked ?? null,
        decision: decided?.decision ?? null,
        sentence: decided?.sentence ?? "",
      },
    ]),
  );
