import { fixedAnswer, paragraph, type Answer } from "~/domain/coach/fixed-answer";
import { foldTyped } from "~/domain/coach/fold-typed";

/** Greetings, thanks and „wer bist du“: honest, and the same each time. null: it is a question. */
export function smallTalk(question: string, firstName: string): Answer | null {
  const typed = foldTyped(question);
  if (/^(?:halo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|grus got)\b(?: \w+)?$/.test(typed)) {
    return fixedAnswer(paragraph(`Hallo ${firstName}. Was möchtest du wissen?`));
  }
  return null;
}
