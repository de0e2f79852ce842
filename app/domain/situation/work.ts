import type { ServerWork } from "../mission-work/mission-work";
import { QUESTIONS, type Situation } from "./situation";
import { situationValues } from "./situation-form";
import { typedAnswers } from "./typed-answers";

/** The situation for a device: a task for each question. */
export function situationWork(situation: Situation | null, asOf: number): ServerWork {
  const answers = typedAnswers(situationValues(situation));
  const tasks = QUESTIONS.map((id) => ({ id, completed: false, answer: answers[id] }));
  return { asOf, progress: 0, note: "", tasks };
}
