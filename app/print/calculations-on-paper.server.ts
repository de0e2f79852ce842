import { fillCalculators } from "~/content/calculators/places";
import { library } from "~/content/library.server";
import { hintsFor, isOwn, outcomesIn, rowsOf } from "~/domain/calculation/calculator";
import type { Calculations, Inputs } from "~/domain/calculation/outcome";
import { sayOutcome } from "~/domain/calculation/say-amount";
import { escapeHtml } from "~/domain/text/escape-html";

/** A text with each calculator that the learner has filled in as a table; the others stay links. */
export function withCalculationsOnPaper(html: string, calculations: Calculations): string {
  if (calculations.size === 0) return html;
  return fillCalculators(html, (slug) => {
    const inputs = calculations.get(slug);
    return inputs ? tableOf(slug, inputs) : null;
  });
}

function tableOf(slug: string, inputs: Inputs): string | null {
  const calculator = library().getCalculator(slug);
  if (!calculator) return null;
  const rows = rowsOf(calculator.calculation).filter((row) => isOwn(row, calculator));
  const outcomes = outcomesIn(calculator.calculation, { inputs, factOf: library().factOf });
  const cells = rows.map(
    (row) =>
      `<tr><td>${escapeHtml(row.label)}</td><td style="text-align:right">${sayOutcome(outcomes.get(row.name), row)}</td></tr>`,
  );
  const hints = [...hintsFor(calculator, outcomes).values()].map((hint) => `<p>${escapeHtml(hint)}</p>`);
  const title = `<p class="font-strong">Gerechnet: ${escapeHtml(calculator.title)}</p>`;
  return `<div role="note">${title}<table><tbody>${cells.join("")}</tbody></table>${hints.join("")}</div>`;
}
