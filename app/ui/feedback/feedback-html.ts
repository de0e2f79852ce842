import { FEEDBACK_FRAGMENT, REMARK_MAX, type MissionFeedback } from "~/domain/feedback/mission-feedback";
import { escapeHtml } from "~/domain/text/escape-html";
import { button, input } from "../kit/variants";

const REMARK_FIELD = `${FEEDBACK_FRAGMENT}-text`;

/**
 * Feedback on a mission's text, as markup without a script: two buttons, and a field in a fold for the faults.
 * `action`: the address that takes both forms.
 */
export function feedbackHtml(action: string, said: MissionFeedback | null): string {
  const { isHelpful, remark } = said ?? { isHelpful: null, remark: "" };
  const choice = (value: string, label: string, isChosen: boolean) =>
    `<button class="${button("quiet")}" name="helpful" value="${value}" aria-pressed="${isChosen}">${isChosen ? CHOSEN : ""}${label}</button>`;
  const send = (intent: string, content: string) =>
    `<form method="post" action="${escapeHtml(action)}" autocomplete="off" class="flex flex-col gap-3"><input type="hidden" name="intent" value="${intent}">${content}</form>`;
  return (
    `<section class="card flex flex-col gap-3 print:hidden" aria-labelledby="${FEEDBACK_FRAGMENT}">` +
    `<h2 id="${FEEDBACK_FRAGMENT}" tabindex="-1" class="mt-0 scroll-my-10">Hat dir diese Mission geholfen?</h2>` +
    send(
      "helpful",
      `<p class="row flex-wrap">${choice("yes", "Ja", isHelpful === true)}${choice("no", "Nein", isHelpful === false)}</p>`,
    ) +
    (isHelpful === null ? "" : `<p class="text-sm text-soft">${isHelpful ? THANKS : SORRY}</p>`) +
    `<details class="disclosure"${isHelpful === false || remark ? " open" : ""}><summary>Etwas stimmt nicht</summary>` +
    send(
      "remark",
      `<label for="${REMARK_FIELD}">Was stimmt nicht?</label>` +
        `<textarea id="${REMARK_FIELD}" name="remark" class="${input("area")}" maxlength="${REMARK_MAX}">\n${escapeHtml(remark)}</textarea>` +
        `<p class="text-sm text-soft">${remark ? KEPT : READERS}</p>` +
        `<p><button class="${button("quiet")}">${remark ? "Ändern" : "Melden"}</button></p>`,
    ) +
    "</details></section>"
  );
}

const CHOSEN = `<span aria-hidden="true">✓ </span>`;
const THANKS = "Danke, das sagen wir weiter.";
const SORRY = "Danke, dass du es sagst. Schreib uns gern, woran es liegt.";
const READERS =
  "Das lesen die Menschen, die die Missionen schreiben, ohne deinen Namen. Eine Antwort können sie dir deshalb nicht geben.";
const KEPT = "Danke, das ist angekommen. Du kannst es ändern oder leeren und noch einmal senden.";
