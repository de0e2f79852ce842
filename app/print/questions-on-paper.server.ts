import { fillQuestions } from "~/content/questions/places";
import { library } from "~/content/library.server";
import { isAskable, rightNumber, shuffled } from "~/domain/self-check/judge";
import type { SelfCheckQuestion } from "~/domain/self-check/question";
import { escapeHtml } from "~/domain/text/escape-html";
import { formatNumber } from "~/domain/text/german-numbers";

/** A mission's text with its questions to answer on paper, and the right answers in one line; null: it asks nothing. */
export function withQuestionsOnPaper(html: string, missionId: string): { html: string; solutions: string | null } {
  const { factOf } = library();
  const all = library()
    .listSelfCheckOf(missionId)
    .filter((question) => isAskable(question, factOf));
  const solutions: string[] = [];
  const filled = fillQuestions(html, (passage) => {
    const asked = all.filter((question) => (question.passage ?? "") === passage);
    if (asked.length === 0) return "";
    const items = asked.map((question) => {
      solutions.push(`${solutions.length + 1}: ${solutionOf(question)}`);
      return `<p>${solutions.length}. ${escapeHtml(question.text)}</p>${roomFor(question)}`;
    });
    return `<div role="note"><p class="font-strong">Prüf dich</p>${items.join("")}</div>`;
  });
  return { html: filled, solutions: solutions.length === 0 ? null : solutions.join(" · ") };
}

/** The letter of an answer, in the order in which they stand on paper. */
const letterOf = (index: number): string => String.fromCharCode("a".charCodeAt(0) + index);

const shownTexts = ({ task }: SelfCheckQuestion): string[] => {
  if (task.kind === "number") return [];
  return shuffled(task.kind === "order" ? task.steps : task.options.map(({ text }) => text));
};

/** Boxes to tick, places to number, or a line for the number. */
function roomFor(question: SelfCheckQuestion): string {
  const { task } = question;
  if (task.kind === "number") return `<p>Deine Zahl: ________ ${escapeHtml(task.unit ?? "")}</p>`;
  const mark = task.kind === "order" ? "___" : "☐";
  const rows = shownTexts(question).map(
    (text, index) => `<li class="list-none">${mark} ${letterOf(index)}) ${escapeHtml(text)}</li>`,
  );
  return `<ul>${rows.join("")}</ul>`;
}

function solutionOf(question: SelfCheckQuestion): string {
  const { task } = question;
  if (task.kind === "number") {
    const number = rightNumber(question, library().factOf) ?? 0;
    return [formatNumber(Math.round(number * 100) / 100), task.unit].filter(Boolean).join("\u00a0");
  }
  const shown = shownTexts(question);
  const right =
    task.kind === "order" ? task.steps : task.options.filter(({ isRight }) => isRight).map(({ text }) => text);
  const letters = right.map((text) => letterOf(shown.indexOf(text)));
  return task.kind === "order" ? letters.join(", dann ") : letters.toSorted().join(" und ");
}
