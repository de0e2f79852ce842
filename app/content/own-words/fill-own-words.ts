import { calculatorAddress } from "~/domain/calculation/address";
import { escapeHtml } from "~/domain/text/escape-html";
import type { Mission, Task } from "../library-types";
import { answerHtml, noAnswerHtml } from "./answer-html";

/** A learner's own results and answers, by the name of their place: „stundensatz.satz“, or a task's id. */
export type OwnWords = ReadonlyMap<string, string>;

const RESULT = /<span data-wert="([a-z0-9-]+)\.([a-z]+)">(.*?)<\/span>/gs;
const ANSWER = /<div data-antwort="([a-z0-9-]+)"><p>(.*?)<\/p><\/div>/gs;

/** Ids of the tasks whose answers a compiled text shows. */
export const answersIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(ANSWER), ([, taskId = ""]) => taskId)),
];

/**
 * A compiled text with a learner's own words; where there are none, those for everyone stay. On paper nothing leads to
 * where they come from.
 */
export function fillOwnWords(
  html: string,
  { words, taskOf, isOnPaper }: { words: OwnWords; taskOf: TaskOf; isOnPaper: boolean },
): string {
  const withResults = html.includes("<span data-wert=")
    ? html.replace(RESULT, (place, calculator: string, row: string) => {
        const said = words.get(`${calculator}.${row}`);
        if (said === undefined) return place;
        return isOnPaper ? escapeHtml(said) : `<a href="${calculatorAddress(calculator)}">${escapeHtml(said)}</a>`;
      })
    : html;
  if (!withResults.includes("<div data-antwort=")) return withResults;
  return withResults.replace(ANSWER, (place, taskId: string, forEveryone: string) => {
    const asked = taskOf(taskId);
    if (!asked) return place;
    const said = words.get(taskId)?.trim() ?? "";
    return said ? answerHtml(said, asked, isOnPaper) : noAnswerHtml(forEveryone, asked, isOnPaper);
  });
}

/** A task with its mission, by the task's id. */
export type TaskOf = (taskId: string) => { task: Task; mission: Mission } | null;
