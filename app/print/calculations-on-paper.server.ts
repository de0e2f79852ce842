import { fillCalculators } from "~/content/calculators/places";
import { library } from "~/content/library.server";
import type { Inputs } from "~/db/calculations/calculations.server";
import { hintsFor, rowsOf } from "~/domain/calculation/calculator";
import { outcomesOf } from "~/domain/calculation/outcome";
import { sayOutcome } from "~/domain/calculation/say-amount";
import { escapeHtml } from "~/domain/text/escape-html";

/** A text with each calculator that the learner has filled in as a table; the others stay links. */
export function withCalculationsOnPaper(html: string, calculations: ReadonlyMap<string, Inputs>): string {
  if (calculations.size === 0) return html;
  return fillCalculators(html, (slug) => {
    const inputs = calculations.get(slug);
    return inputs ? tableOf(slug, inputs) : null;
  });
}

function tableOf(slug: string, inputs: Inputs): string | null {
  const calculator = library().getCalculator(slug);
  if (!calculator) return null;
  const rows = rowsOf(calculator.calculation).filter(({ name, example }) => isShown(name, example, calculator.results));
  const given = { inputs: new Map(Object.entries(inputs)), factOf: library().factOf };
  const outcomes = outcomesOf(rowsOf(calculator.calculation), given);
  const cells = rows.map(
    (row) =>
      `<tr><td>${escapeHtml(row.label)}</td><td style="text-align:right">${sayOutcome(outcomes.get(row.name), row)}</td></tr>`,
  );
  const hints = [...hintsFor(calculator, outcomes).values()].map((hint) => `<p>${escapeHtml(hint)}</p>`);
  const title = `<p class="font-strong">Gerechnet: ${escapeHtml(calculator.title)}</p>`;
  return `<div role="note">${title}<table><tbody>${cells.join("")}</tbody></table>${hints.join("")}</div>`;
}

/** What was filled in, and what came out. */
const isShown = (name: string, example: number | null, results: readonly string[]): boolean =>
  example !== null || results.includes(name);
