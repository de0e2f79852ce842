import { fillCalculators } from "~/content/calculators/places";
import type { CalculatorText } from "~/content/library";
import type { Given } from "~/domain/calculation/outcome";
import { formHtml } from "./form-html";

/** The content's calculators, and what facts are worth today. */
export interface CalculatorShelf {
  getCalculator: (slug: string) => CalculatorText | null;
  factOf: Given["factOf"];
}

/** A text with its calculators as forms, filled in with the learner's numbers; `from`: the address of its page. */
export const withCalculators = (
  html: string,
  shelf: CalculatorShelf,
  { calculations, from }: { calculations: ReadonlyMap<string, Readonly<Record<string, number>>>; from: string },
): string =>
  fillCalculators(html, (slug) => {
    const calculator = shelf.getCalculator(slug);
    const inputs = calculations.get(slug) ?? null;
    return calculator && formHtml(calculator, { inputs, factOf: shelf.factOf, from });
  });
