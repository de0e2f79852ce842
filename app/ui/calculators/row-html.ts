import type { CalculatorText, SourcedNote } from "~/content/library";
import type { CalculationRow, Unit } from "~/domain/calculation/calculation";
import { calculatorFragment } from "~/domain/calculation/address";
import { rowsOf } from "~/domain/calculation/calculator";
import { readFormula } from "~/domain/calculation/formula";
import { valueOfOutcome, type Outcome } from "~/domain/calculation/outcome";
import { sayOutcome } from "~/domain/calculation/say-amount";
import { sayFormula } from "~/domain/calculation/say-formula";
import { escapeHtml } from "~/domain/text/escape-html";
import { input } from "../kit/variants";

export interface RowOnScreen {
  calculator: CalculatorText;
  /** Notes on the facts of the rows, read once. */
  notes: readonly SourcedNote[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** Value of a row's field. */
  typedOf: (row: CalculationRow) => string;
  /** Names of the rows whose field holds no number. */
  wrong: readonly string[];
}

/** A row to fill in, or one that opens to say where its value comes from. */
export function rowHtml(row: CalculationRow, screen: RowOnScreen): string {
  if (row.example === null) return computedHtml(row, screen);
  return row.isYesOrNo ? choiceHtml(row, screen) : fieldHtml(row, screen);
}

const idOf = ({ name }: CalculationRow, { slug }: CalculatorText): string => `${calculatorFragment(slug)}-${name}`;

const SIGNS: Record<Unit, { sign: string; spoken: string }> = {
  euro: { sign: "€", spoken: "in Euro" },
  prozent: { sign: "%", spoken: "in Prozent" },
  zahl: { sign: "", spoken: "" },
};

function fieldHtml(row: CalculationRow, { calculator, typedOf, wrong }: RowOnScreen): string {
  const id = idOf(row, calculator);
  const { sign, spoken } = SIGNS[row.unit];
  const isWrong = wrong.includes(row.name);
  const marks = isWrong
    ? ` aria-invalid="true" aria-describedby="${id}-error"${wrong[0] === row.name ? " autofocus" : ""}`
    : "";
  return [
    `<div class="grid items-center gap-x-3 gap-y-1 grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]"><label class="text-sm" for="${id}">${escapeHtml(row.label)}`,
    spoken ? `<span class="sr-only"> ${spoken}</span>` : "",
    `</label><span class="flex items-center gap-2"><input class="${input()} text-end tabular-nums" id="${id}" name="${row.name}" inputmode="decimal" maxlength="30" value="${escapeHtml(typedOf(row))}" data-row="${row.name}" data-unit="${row.unit}"${marks}>`,
    `<span class="size-5 shrink-0 text-soft" aria-hidden="true">${sign}</span></span>`,
    isWrong ? `<p id="${id}-error" class="text-note font-[550] text-danger">${NO_NUMBER}</p>` : "",
    "</div>",
  ].join("");
}

const NO_NUMBER = "Das ist keine Zahl. Schreib sie so: 1.234,50";

function choiceHtml(row: CalculationRow, { calculator, typedOf }: RowOnScreen): string {
  const isYes = typedOf(row) === "1";
  return (
    `<label class="row min-h-11 cursor-pointer text-sm"><input class="size-6.5 shrink-0 accent-primary" type="checkbox" id="${idOf(row, calculator)}" name="${row.name}" value="1" data-row="${row.name}" data-unit="zahl"${isYes ? " checked" : ""}>` +
    `<span>${escapeHtml(row.label)}</span></label>`
  );
}

function computedHtml(row: CalculationRow, screen: RowOnScreen): string {
  const { calculator, outcomes } = screen;
  const isResult = calculator.results.includes(row.name);
  const outcome = outcomes.get(row.name);
  const look = isResult ? "font-strong text-ink" : "";
  const source =
    row.fact === null
      ? ` data-formula="${escapeHtml(row.formula ?? "")}"`
      : ` data-value="${valueOfOutcome(outcome) ?? ""}"`;
  return [
    `<details class="border-t border-line text-sm"><summary class="flex min-h-11 cursor-pointer items-baseline justify-between gap-x-3 py-2.5 tight:flex-wrap ${look}"><span class="underline decoration-[0.07em]">${escapeHtml(row.label)}</span> `,
    `<output class="shrink-0 tabular-nums ${isResult ? "text-lg" : ""}" data-row="${row.name}" data-unit="${row.unit}"${source}>${sayOutcome(outcome, row)}</output></summary>`,
    `<div class="flex flex-col gap-1.5 pb-3 text-soft">${reasonsOf(row, screen)}</div></details>`,
  ].join("");
}

/** Longest formula that helps its reader. */
const FORMULA_MOST = 160;

/** Written once for each row and each day's note: they are the larger part of a form, and the same for everybody. */
const written = new WeakMap<CalculationRow | SourcedNote, string>();

function reasonsOf(row: CalculationRow, { calculator, notes }: RowOnScreen): string {
  const note = row.fact === null ? null : notes.find(({ id }) => id === row.fact);
  if (note === undefined) return "";
  const known = written.get(note ?? row);
  if (known !== undefined) return known;
  const html = (note ? noteOf(note) : ruleOf(row, calculator)).join("");
  written.set(note ?? row, html);
  return html;
}

function ruleOf(row: CalculationRow, { calculation }: CalculatorText): string[] {
  const labels = new Map(rowsOf(calculation).map(({ name, label }) => [name, label]));
  const formula = readFormula(row.formula ?? "");
  const spelled = formula ? sayFormula(formula, (name) => `„${labels.get(name) ?? name}“`) : "";
  return [
    ...(row.rule === null ? [] : [`<p>${escapeHtml(row.rule)}</p>`]),
    ...(spelled === "" || spelled.length > FORMULA_MOST ? [] : [`<p>Gerechnet: ${escapeHtml(spelled)}</p>`]),
  ];
}

function noteOf(note: SourcedNote): string[] {
  const links = note.sources.map(
    ({ title, url }) => `<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">${escapeHtml(title)}</a>`,
  );
  return [
    `<p>${escapeHtml(note.statement)}</p>`,
    `<p>${escapeHtml(`${note.validity} Sicherheit: ${note.certainty}, ${note.review}.`.trim())}</p>`,
    `<p>Quelle: ${links.join(", ")}</p>`,
  ];
}
