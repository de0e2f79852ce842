import { questionFragment, SELF_CHECK, verdictFragment } from "~/domain/self-check/address";
import { shuffled } from "~/domain/self-check/judge";
import type { SelfCheckQuestion } from "~/domain/self-check/question";
import { escapeHtml } from "~/domain/text/escape-html";
import { button, input } from "../kit/variants";
import { verdictHtml, type Answered } from "./verdict-html";

export interface QuestionOnScreen {
  /** Address of the page with the form. */
  from: string;
  /** The judged answer; null: none, or to another question. */
  answered: Answered | null;
}

/** A question as a plain form: the server judges the answer, and a script puts the verdict there (`live.ts`). */
export function questionHtml(question: SelfCheckQuestion, screen: QuestionOnScreen): string {
  const { id } = question;
  const { from, answered } = screen;
  return [
    `<form method="post" action="${SELF_CHECK}" id="${questionFragment(id)}" class="flex scroll-mt-24 flex-col gap-2" data-self-check autocomplete="off" novalidate>`,
    `<input type="hidden" name="intent" value="answer"><input type="hidden" name="question" value="${id}"><input type="hidden" name="from" value="${escapeHtml(from)}">`,
    fieldsHtml(question, answered?.given ?? []),
    `<p><button class="${button("quiet")}">Prüfen</button></p>`,
    `<div role="status" tabindex="-1" id="${verdictFragment(id)}" class="scroll-mt-24">${answered ? verdictHtml(question, answered) : ""}</div>`,
    "</form>",
  ].join("");
}

const LEGEND = "pb-1 font-semibold";
const CHOICE = "row min-h-11 cursor-pointer";
const BOX = "size-6.5 shrink-0 accent-primary";

function fieldsHtml({ id, text, task }: SelfCheckQuestion, given: readonly string[]): string {
  const asked = escapeHtml(text);
  if (task.kind === "number") return numberHtml({ id, asked, unit: task.unit ?? "" }, given[0] ?? "");
  if (task.kind === "order") {
    const rows = shuffled(task.steps).map((step, index) => stepHtml(step, task.steps.length, given[index] ?? ""));
    return `<fieldset class="flex flex-col gap-2"><legend class="${LEGEND}">${asked}</legend><p class="text-sm text-soft">Gib jedem Schritt seinen Platz.</p>${rows.join("")}</fieldset>`;
  }
  const type = task.kind === "one" ? "radio" : "checkbox";
  const more = task.kind === "several" ? `<p class="text-sm text-soft">Es können mehrere stimmen.</p>` : "";
  const choices = shuffled(task.options.map((option) => option.text)).map((option) => {
    const value = String(task.options.findIndex((each) => each.text === option));
    const mark = given.includes(value) ? " checked" : "";
    return `<label class="${CHOICE}"><input class="${BOX}" type="${type}" name="answer" value="${value}"${mark}><span>${escapeHtml(option)}</span></label>`;
  });
  return `<fieldset><legend class="${LEGEND}">${asked}</legend>${more}${choices.join("")}</fieldset>`;
}

function stepHtml(step: string, count: number, given: string): string {
  const places = Array.from({ length: count }, (_, index) => {
    const place = String(index + 1);
    return `<option${place === given ? " selected" : ""}>${place}</option>`;
  });
  return (
    `<label class="row"><select class="${input()} max-w-20 shrink-0" name="answer"><option value="">–</option>${places.join("")}</select>` +
    `<span>${escapeHtml(step)}</span></label>`
  );
}

function numberHtml({ id, asked, unit }: { id: string; asked: string; unit: string }, given: string): string {
  const field = `${questionFragment(id)}-zahl`;
  return (
    `<label class="${LEGEND}" for="${field}">${asked}</label><span class="row">` +
    `<input class="${input()} max-w-48 text-end tabular-nums" id="${field}" name="answer" inputmode="decimal" maxlength="30" value="${escapeHtml(given)}">` +
    (unit ? `<span>${escapeHtml(unit)}</span>` : "") +
    "</span>"
  );
}
