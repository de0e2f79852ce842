import { berlinDay } from "../../../app/domain/time/german-dates";
import type { Contact } from "./contacts";
import type { Trial } from "./experiments";
import { keepLater } from "./missions";

interface Act<Value> {
  value: Value;
  at: number;
}
type Answer = string | number | string[] | null;

/** What somebody has told of how they live and start, and what they have calculated. */
export interface Start {
  /** By question, the answer that counts. */
  told: Record<string, Act<Answer>>;
  /** When all answers were deleted; null: never. */
  forgottenAt: number | null;
  /** By step, how far it is, and what was said of it. */
  standings: Record<string, Act<{ state: string; on: string | null }>>;
  notes: Record<string, Act<string>>;
  /** By calculator, the numbers that were sent last. */
  calculations: Record<string, Record<string, number>>;
  /** By question to oneself, whether the last answer was right. */
  selfCheck: Record<string, boolean>;
  /** Whether they are asked on /home. */
  isAsked: boolean;
  /** Rungs that were said, and those that arose, with their days. */
  rungs: Record<string, string>;
  /** By blank of a template of its own page, what was written there; no undo takes it back. */
  templates: Record<string, Act<string>>;
  /** By id. */
  contacts: Record<string, Contact>;
  /** By mission, the two sentences for its evening; no reset takes them. */
  evenings: Record<string, Record<string, Act<string>>>;
  /** By mission, what was said of its text. */
  feedback: Record<string, { isHelpful: boolean | null; remark: string }>;
  /** By experiment, how far it is; also one that was forgotten. */
  trials: Record<string, Trial>;
}

export const nothingStarted = (): Start => ({
  ...{ told: {}, forgottenAt: null, standings: {}, notes: {}, calculations: {}, selfCheck: {}, isAsked: true },
  ...{ rungs: {}, templates: {}, contacts: {}, evenings: {}, feedback: {}, trials: {} },
});

/** Takes an answer, given now or long ago: none from before all were deleted. */
export function tellAnswer(start: Start, question: string, value: Answer, at: number): void {
  if (start.forgottenAt === null || at >= start.forgottenAt) keepLater(start.told, question, value, at);
}

export function tellStep(
  { standings, notes, rungs }: Start,
  step: string,
  told: { standing?: { state: string; on: string | null }; note?: string },
  at: number,
): void {
  if (told.standing) keepLater(standings, step, told.standing, at);
  if (told.standing?.state === "done" && step === "fragebogen") rungs["registered"] ??= berlinDay(new Date(at));
  if (told.note !== undefined) keepLater(notes, step, told.note, at);
}

/** The answers as their row has them; null: nothing told. */
export function situationIn({ told }: Start) {
  if (Object.keys(told).length === 0) return null;
  const names = ["employment", "insurance", "hours", "startsOn"];
  return {
    ...Object.fromEntries(names.map((name) => [name, told[name]?.value ?? null])),
    benefits: told.benefits?.value ?? [],
  };
}

/** The steps as their rows have them: one of which anything was told, ever. */
export const stepsIn = ({ standings, notes }: Start) =>
  Object.fromEntries(
    Object.keys({ ...standings, ...notes }).map((step) => {
      const { state, on } = standings[step]?.value ?? { state: "open", on: null };
      return [step, { state, on, note: notes[step]?.value ?? "" }];
    }),
  );

/** The sentences for evenings as their rows have them. */
export const eveningsIn = ({ evenings }: Start) =>
  Object.fromEntries(
    Object.entries(evenings).map(([mission, { ifThen, otherwise }]) => [
      mission,
      { ifThen: ifThen?.value ?? "", otherwise: otherwise?.value ?? "" },
    ]),
  );
