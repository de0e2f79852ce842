import { cut } from "../text/cut";

const MOST = 1_200;

/** Prefilled question of a learner who wants to think about their answer to a task; a long answer is cut. */
export function reflectionQuestion({ task, written }: { task: string; written: string }): string {
  const answer = written.trim();
  if (answer === "")
    return `Ich sitze an der Aufgabe „${task}“ und habe noch nichts geschrieben. Welche Fragen helfen mir weiter?`;
  const shown = answer.length > MOST ? `${cut(answer, MOST)} …` : answer;
  return `Ich denke über die Aufgabe „${task}“ nach. Bisher steht da: „${shown}“`;
}

/** Prefilled question of a learner who takes a mission's question to the coach. */
export const reminderQuestion = (reminder: string): string =>
  `In meiner Mission steht die Frage: „${reminder}“ Wie finde ich meine Antwort darauf?`;
