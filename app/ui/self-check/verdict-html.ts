import { formatNumber } from "~/domain/text/german-numbers";
import type { Verdict } from "~/domain/self-check/judge";
import type { SelfCheckQuestion } from "~/domain/self-check/question";
import { escapeHtml } from "~/domain/text/escape-html";

/** A learner's answer, as its form sent it, and how it is judged. */
export interface Answered {
  given: readonly string[];
  verdict: Verdict;
  /** The right number, of a question that asks for one. */
  number: number | null;
  /** Address of the text with the sentence; null where its reader may not open it. */
  text: string | null;
}

const BOX = "rounded-2xl px-4 py-3.5 [&>*+*]:mt-1.5";

const UNREAD = {
  one: "Wähl erst eine Antwort.",
  several: "Wähl mindestens eine Antwort.",
  order: "Gib jedem Schritt einen eigenen Platz.",
  number: "Das ist keine Zahl. Schreib sie so: 1.234,50",
} as const;

/** Markup of the verdict on an answer: the reason, and where to read it. */
export function verdictHtml(question: SelfCheckQuestion, { verdict, number, text }: Answered): string {
  const { task, explanation } = question;
  if (verdict === "unread") return `<p class="text-note font-[550] text-danger">${UNREAD[task.kind]}</p>`;
  const why = escapeHtml(explanation);
  if (verdict === "right") {
    const result = number === null || task.kind !== "number" ? "" : ` ${sayNumber(number, task.unit)}.`;
    return `<div class="${BOX} bg-mint-soft"><p><strong>Genau.</strong>${escapeHtml(result)} ${why}</p></div>`;
  }
  return `<div class="${BOX} bg-accent-soft"><p><strong>Noch nicht ganz.</strong> ${why}</p><p>Lies dazu ${quoteHtml(question, text)}</p></div>`;
}

function quoteHtml({ quote, sentence }: SelfCheckQuestion, text: string | null): string {
  const words = `„${escapeHtml(quote)} …“`;
  return text === null ? `im Text: ${words}` : `diesen Satz: <a href="${escapeHtml(text)}#${sentence}">${words}</a>`;
}

const sayNumber = (number: number, unit: string | null): string => {
  const said = formatNumber(Math.round(number * 100) / 100);
  return unit === null ? said : `${said}\u00a0${unit}`;
};
