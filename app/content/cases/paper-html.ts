import type { PaperPart, TableRow } from "~/domain/cases/paper";
import { escapeHtml } from "~/domain/text/escape-html";
import { figurePlace } from "../facts/places";

/** Box of a note, as a text's examples have. */
const NOTE = "rounded-[1.125rem] bg-sunken px-[min(1.125rem,4.5vw)] py-4 [&>*+*]:mt-2 print:break-inside-avoid";
const LABEL = "font-display font-strong text-primary";
/** Start of the part for the reader alone: invisible on a screen, a new page on paper and in files. */
const PAGE_END = '<hr data-page-break="" class="hidden print:block print:break-after-page">';

const FACT = /\{([a-z0-9-]+)\}/g;

/** A document as compiled HTML, as a text of the content is: its figures are filled in on the day it is read. */
export const paperHtml = (parts: readonly PaperPart[]): string => parts.map(partHtml).join("\n");

/** Ids of the facts that a document prints, in its order. */
export const factsInPaper = (html: string): string[] => [
  ...new Set([...html.matchAll(/<data value="([a-z0-9-]+)"/g)].map(([, id = ""]) => id)),
];

function partHtml(part: PaperPart): string {
  switch (part.kind) {
    case "heading":
      return `<h2>${inline(part.text)}</h2>`;
    case "text":
      return `<p>${inline(part.text)}</p>`;
    case "lines":
      return `<p>${part.lines.map(inline).join("<br>")}</p>`;
    case "list":
      return listHtml(part.items.map(inline));
    case "fields":
      return listHtml(
        part.fields.map(
          ({ name, answer, why }) =>
            `<strong>${inline(name)}:</strong> ${inline(answer)}<br><em>Warum:</em> ${inline(why)}`,
        ),
      );
    case "table":
      return tableHtml(part);
    case "note":
      return `<div class="${escapeHtml(NOTE)}" role="note"><p class="${LABEL}">${inline(part.label)}</p><p>${inline(part.text)}</p></div>`;
    case "explained":
      return PAGE_END;
  }
}

const listHtml = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** With very large text a row's amount stands below its words. */
function tableHtml({ head, rows, sums }: Extract<PaperPart, { kind: "table" }>): string {
  const row = (tag: "td" | "th", [words, amount]: TableRow, mark = inline) => {
    const scope = tag === "th" ? ' scope="col"' : "";
    return (
      `<tr><${tag}${scope} class="w-full tight:block">${mark(words)}</${tag}>` +
      `<${tag}${scope} class="whitespace-nowrap tight:block" style="text-align:right">${mark(amount)}</${tag}></tr>`
    );
  };
  const strong = (text: string) => `<strong>${inline(text)}</strong>`;
  const body = [...rows.map((each) => row("td", each)), ...sums.map((each) => row("td", each, strong))];
  return `<table><thead>${row("th", head)}</thead><tbody>${body.join("")}</tbody></table>`;
}

/** Amounts keep their sign on the same line. */
function inline(text: string): string {
  return escapeHtml(text.replace(/(\d) (?=[€%])/g, "$1\u00a0")).replace(FACT, (_, id: string) => {
    const place = figurePlace({ id, rounded: false, withYear: false });
    return `<data value="${place.value}" data-as="${place["data-as"]}"></data>`;
  });
}
