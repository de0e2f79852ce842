import type { ServerWork } from "../mission-work/mission-work";
import { STEP_STATES, type StateAndDay, type StepStanding } from "./start-step";
import { readStanding } from "./step-form";

/** Task of a step's standing; its note has one of its own. */
export const standingTask = (slug: string): string => `${slug}/stand`;
export const noteTask = (slug: string): string => `${slug}/notiz`;

/** A state with its day, as a device keeps it: „asked 2027-01-04“. */
export const typedStanding = ({ state, on }: StateAndDay): string => (on ? `${state} ${on}` : state);

/** Null for what is no state; without a day it was `today`. */
export function readTypedStanding(text: string, today: string): StateAndDay | null {
  const [word, on = ""] = text.split(" ");
  const state = STEP_STATES.find((each) => each === word);
  return state ? readStanding({ state, on }, today) : null;
}

/** Steps for a device: two tasks for each. */
export function stepsWork(
  slugs: readonly string[],
  standings: ReadonlyMap<string, StepStanding>,
  asOf: number,
): ServerWork {
  const tasks = slugs.flatMap((slug) => {
    const standing = standings.get(slug) ?? { state: "open", on: null, note: "" };
    return [
      { id: standingTask(slug), completed: false, answer: typedStanding(standing) },
      { id: noteTask(slug), completed: false, answer: standing.note },
    ];
  });
  return { asOf, progress: 0, note: "", tasks };
}
