import { fillQuestions } from "~/content/questions/places";
import type { Library, PlacedQuestion } from "~/content/library";
import type { GivenAnswer } from "~/domain/self-check/address";
import { isAskable } from "~/domain/self-check/judge";
import { answeredOf } from "./answered-of";
import { questionHtml } from "./question-html";

/** A mission's text with the questions that it asks, each of its texts' under a fold of its own. */
export function withQuestions(
  html: string,
  library: Pick<Library, "listSelfCheckOf" | "factOf">,
  { missionId, from, given }: { missionId: string; from: string; given: GivenAnswer | null },
): string {
  const all = library.listSelfCheckOf(missionId).filter((question) => isAskable(question, library.factOf));
  return fillQuestions(html, (passage) => {
    const questions = all.filter((question) => (question.passage ?? "") === passage);
    return questions.length === 0 ? "" : foldHtml(questions, { from, given, factOf: library.factOf });
  });
}

const FOLD = "disclosure border-t border-line";

function foldHtml(
  questions: readonly PlacedQuestion[],
  { given, factOf, ...screen }: { from: string; given: GivenAnswer | null } & Pick<Library, "factOf">,
): string {
  const isOpen = questions.some(({ id }) => id === given?.question);
  const count = questions.length === 1 ? "eine Frage" : `${questions.length} Fragen`;
  const forms = questions.map((question) =>
    questionHtml(question, { ...screen, answered: answeredOf(question, given, { factOf, text: "" }) }),
  );
  return `<details class="${FOLD}"${isOpen ? " open" : ""}><summary>Prüf dich: ${count}</summary><div class="flex flex-col gap-6">${forms.join("")}</div></details>`;
}
