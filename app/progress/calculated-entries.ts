import type { Library } from "~/content/library";
import { calculatorAddress, calculatorFragment } from "~/domain/calculation/address";
import { inputRows, outcomesIn, rowsOf } from "~/domain/calculation/calculator";
import type { Calculations } from "~/domain/calculation/outcome";
import { sayOutcome } from "~/domain/calculation/say-amount";
import type { PortfolioMission } from "~/domain/missions/portfolio";

/** Calculations of a learner, as entries of their portfolio: each result, then its parts. */
export function calculatedEntries(
  library: Pick<Library, "calculators" | "factOf">,
  calculations: Calculations,
): PortfolioMission[] {
  return library.calculators.flatMap(({ slug, title, calculation, results }) => {
    const inputs = calculations.get(slug);
    if (!inputs) return [];
    const outcomes = outcomesIn(calculation, { inputs, factOf: library.factOf });
    const found = rowsOf(calculation).filter(({ name }) => results.includes(name));
    const filled = inputRows(calculation).map((row) => `${row.label}: ${sayOutcome(outcomes.get(row.name), row)}`);
    return {
      ...{ id: calculatorFragment(slug), title, place: "Gerechnet", to: calculatorAddress(slug), note: null },
      answers: [
        ...found.map((row) => ({ taskId: row.name, task: row.label, answer: sayOutcome(outcomes.get(row.name), row) })),
        { taskId: "zahlen", task: "Deine Zahlen", answer: filled.join("\n") },
      ],
    };
  });
}

/** Whether an entry has these words, in any case. */
export const mentions = ({ title, answers }: PortfolioMission, search: string): boolean =>
  isIn(title, search) || answers.some((answer) => mentionsIn(answer, search));

/** Whether an answer or what it answers has these words, in any case. */
export const mentionsIn = ({ task, answer }: { task: string; answer: string }, search: string): boolean =>
  isIn(task, search) || isIn(answer, search);

const isIn = (text: string, search: string): boolean => text.toLowerCase().includes(search.toLowerCase());
