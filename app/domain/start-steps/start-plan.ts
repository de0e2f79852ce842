import { isConcernedBy, type Reader } from "../situation/concerned-by";
import { dueDay } from "./due-day";
import type { StartStep, StepStanding } from "./start-step";

export interface PlannedStep<Step extends StartStep = StartStep> extends StepStanding {
  step: Step;
  /** Null without a start day, or where no day can be said. */
  due: string | null;
  /** The day has gone by, and it is not done. */
  isPast: boolean;
  /** Titles of steps before it that are not done yet. */
  waitsFor: readonly string[];
}

export interface StartPlan<Step extends StartStep = StartStep> {
  /** Steps that concern the learner, or may: those with a day first, in the order of their days. */
  mine: PlannedStep<Step>[];
  /** Steps that do not, by what the learner has told. */
  others: PlannedStep<Step>[];
}

interface Learner {
  /** Planned first day, YYYY-MM-DD; null: not known. */
  startsOn: string | null;
  who: Reader;
  /** Slug of their path; null: none yet. */
  path: string | null;
  today: string;
}

const OPEN: StepStanding = { state: "open", on: null, note: "" };

/** The way through the offices as it is for one learner. */
export function toStartPlan<Step extends StartStep>(
  steps: readonly Step[],
  standings: ReadonlyMap<string, StepStanding>,
  { startsOn, who, path, today }: Learner,
): StartPlan<Step> {
  const standingOf = (slug: string) => standings.get(slug) ?? OPEN;
  const planned = steps.map((step): PlannedStep<Step> => {
    const standing = standingOf(step.slug);
    const due = step.deadline && startsOn ? dueDay(step.deadline, startsOn) : null;
    const before = steps.filter(({ slug }) => step.after.includes(slug) && standingOf(slug).state !== "done");
    return {
      step,
      ...standing,
      due,
      isPast: due !== null && due < today && standing.state !== "done",
      waitsFor: before.map(({ title }) => title),
    };
  });
  const concerns = ({ concerns, paths }: StartStep) =>
    (concerns.length === 0 || isConcernedBy(concerns, who)) &&
    (paths.length === 0 || path === null || paths.includes(path));
  const sorted = planned.toSorted(byDay);
  // Steps that were begun stay among the learner's own.
  const isMine = ({ step, state }: PlannedStep) => concerns(step) || state !== "open";
  return { mine: sorted.filter(isMine), others: sorted.filter((each) => !isMine(each)) };
}

function byDay(a: PlannedStep, b: PlannedStep): number {
  if (a.due === b.due) return a.step.order - b.step.order;
  if (a.due === null || b.due === null) return a.due === null ? 1 : -1;
  return a.due < b.due ? -1 : 1;
}

/** Steps whose day has gone by with this start day, undone. */
export const countPast = ({ mine }: StartPlan): number => mine.filter(({ isPast }) => isPast).length;
