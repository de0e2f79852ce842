import type { CalculatorText } from "~/content/library";
import type { CalculationPart, CalculationRow } from "~/domain/calculation/calculation";
import { calculatorAddress, calculatorFragment } from "~/domain/calculation/address";
import { hintsFor, isOwn, outcomesIn } from "~/domain/calculation/calculator";
import { filledIn, type Given, type Inputs } from "~/domain/calculation/outcome";
import { typeAmount } from "~/domain/calculation/say-amount";
import { calculatorFile } from "~/domain/office/office-files";
import { escapeHtml } from "~/domain/text/escape-html";
import { button } from "../kit/variants";
import { hintHtml } from "./hint-html";
import { rowHtml, type RowOnScreen } from "./row-html";

/** Form values of a calculator. */
export interface Filled {
  /** The learner's saved values; null: none, and the examples stand there. */
  inputs: Inputs | null;
  /** A refused form's values as they were typed, and the names of those that are no numbers. */
  refused?: { typed: Readonly<Record<string, string>>; wrong: readonly string[] };
  factOf: Given["factOf"];
  /** Address to come back to: of the mission in which the form stands, or the calculator's own. */
  from: string;
}

/** A calculator as a form that the server computes, and a script while one types (`live.ts`). */
export function formHtml(calculator: CalculatorText, filled: Filled): string {
  const { slug, title, calculation, html } = calculator;
  const { inputs, refused, from } = filled;
  const outcomes = outcomesIn(calculation, { inputs: inputs ?? {}, factOf: filled.factOf });
  const screen: RowOnScreen = {
    calculator,
    notes: calculator.facts,
    outcomes,
    typedOf: (row) => typedOf(row, filled),
    wrong: refused?.wrong ?? [],
  };
  const note = inputs ? "Hier stehen deine Zahlen. Du kannst sie jederzeit ändern." : calculation.note;
  const hints = hintsFor(calculator, outcomes);
  return [
    `<form method="post" action="${calculatorAddress(slug)}" id="${calculatorFragment(slug)}" class="${CARD}"`,
    ` data-calculator aria-label="Rechner: ${escapeHtml(title)}" autocomplete="off" novalidate>`,
    `<input type="hidden" name="from" value="${escapeHtml(from)}">`,
    `<p class="font-display font-strong text-primary">Rechner: ${escapeHtml(title)}</p>`,
    `<p class="text-sm text-soft">${escapeHtml(note)}</p>`,
    ...calculation.parts.map((part) => partHtml(part, screen)),
    `<div class="flex flex-col gap-2" role="status" data-hints>${calculator.hints.map((hint) => hintHtml(hint, hints.get(hint) ?? null)).join("")}</div>`,
    html ? `<details class="disclosure print:hidden"><summary>Was angenommen ist</summary>${html}</details>` : "",
    `<p class="row flex-wrap print:hidden"><button class="${button("quiet")}" name="intent" value="save">Rechnen und merken</button>`,
    inputs ? `<button class="${button("text")}" name="intent" value="forget">Meine Zahlen vergessen</button>` : "",
    inputs
      ? `<a class="${button("text")}" href="${calculatorFile(slug, "xlsx")}" download>Als Tabelle (.xlsx)</a>`
      : "",
    "</p></form>",
  ].join("");
}

const CARD =
  "flex scroll-mt-24 flex-col gap-4 rounded-[1.125rem] border border-line bg-surface px-[min(1.125rem,4.5vw)] py-4 text-ink";

/** Facts and steps in between stay folded until they are opened. */
function partHtml({ title, rows }: CalculationPart, screen: RowOnScreen): string {
  const { calculator } = screen;
  const body = rows.map((row) => rowHtml(row, screen)).join("");
  const isShown = rows.some((row) => isOwn(row, calculator));
  if (!isShown) {
    return `<details class="disclosure"><summary>${escapeHtml(title)}</summary><div>${body}</div></details>`;
  }
  const id = `${calculatorFragment(calculator.slug)}-${rows[0]?.name ?? ""}-teil`;
  return `<div role="group" aria-labelledby="${id}" class="flex flex-col gap-2"><p id="${id}" class="font-semibold">${escapeHtml(title)}</p>${body}</div>`;
}

function typedOf(row: CalculationRow, { inputs, refused }: Filled): string {
  if (refused) return refused.typed[row.name] ?? "";
  return typeAmount(filledIn(row, inputs ?? {}) ?? 0, row.unit);
}
