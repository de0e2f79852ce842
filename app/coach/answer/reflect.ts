import type { AnswerContent, Source } from "~/domain/coach/answer";
import { fixedAnswer, list, answerParagraph, strong, type FixedAnswer } from "~/domain/coach/fixed-answer";
import type { CoachPassage } from "~/domain/coach/passage";
import type { Learner } from "../prompt/compose-prompt";

const MOST_CHECKS = 5;
const DONE = /(?:^|\n)Geschafft\n+([^\n]+)/;

/** Questions to reflect on and a checklist; never a grade, nor a verdict on whether the task counts. */
export function reflect({ learner, passages }: { learner: Learner; passages: readonly CoachPassage[] }): FixedAnswer {
  const at = passages.findIndex(({ text }) => DONE.test(text));
  const passage = passages[at];
  const done = sentences(DONE.exec(passage?.text ?? "")?.[1] ?? "");
  const tasks = learner.openTasks.slice(0, MOST_CHECKS - Math.min(done.length, MOST_CHECKS - 1));
  const answer = fixedAnswer(
    answerParagraph("Lies deine Antwort einmal laut. Dann nimm dir diese Fragen:"),
    list(...QUESTIONS.map((question) => [question])),
    ...checks(done.slice(0, MOST_CHECKS - 1), tasks, at + 1),
    answerParagraph("Ob es für dich passt, entscheidest du. Haken setzt du selbst."),
  );
  const sources: Source[] =
    done.length === 0 || passage === undefined
      ? []
      : [{ number: at + 1, title: passage.title, heading: passage.heading, url: passage.url }];
  return { ...answer, sources };
}

const QUESTIONS = [
  "Woran würde jemand, der dich nicht kennt, merken, was genau du meinst?",
  "Welcher Satz ist noch allgemein? Welches Beispiel aus deinem Alltag macht ihn konkret?",
  "Was davon kannst du diese Woche ausprobieren, und woran merkst du, ob es stimmt?",
] as const;

function checks(done: readonly string[], tasks: readonly string[], number: number): AnswerContent[] {
  if (done.length + tasks.length === 0) return [];
  return [
    answerParagraph(strong("Prüf selbst")),
    list(
      ...done.map((sentence) => [sentence, { type: "source" as const, number }]),
      ...tasks.map((task) => [`„${task}“: Steht da, was die Aufgabe verlangt?`]),
    ),
  ];
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?]) +(?=\p{Lu})/u).filter(Boolean);
