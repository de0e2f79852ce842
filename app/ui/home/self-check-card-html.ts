import { SELF_CHECK } from "~/domain/self-check/address";
import { escapeHtml } from "~/domain/text/escape-html";
import { button } from "../kit/variants";

/** Today's question to oneself, and the way to be asked no more, as markup: so it costs /home no script. */
export const selfCheckCardHtml = (question: string): string =>
  [
    `<p class="text-sm text-soft">Kurz gefragt</p><p>${escapeHtml(question)}</p>`,
    `<form method="post" action="${SELF_CHECK}" class="row flex-wrap"><a class="${button("quiet")}" href="${SELF_CHECK}">Antworten</a>`,
    `<button class="${button("text")}" name="intent" value="off">Nicht mehr fragen</button></form>`,
  ].join("");
