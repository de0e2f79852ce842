import { fillCalculators } from "~/content/calculators/places";
import { fillResults } from "~/content/calculators/results";
import type { Library } from "~/content/library";
import { formHtml } from "./form-html";

/**
 * A text with its calculators as forms and with its results, as the learner's numbers make them; `from`: the address of
 * its page.
 */
export const withCalculations = (
  html: string,
  library: Pick<Library, "getCalculator" | "factOf" | "resultsOf">,
  { calculations, from }: { calculations: ReadonlyMap<string, Readonly<Record<string, number>>>; from: string },
): string =>
  fillCalculators(fillResults(html, library.resultsOf(calculations)), (slug) => {
    const calculator = library.getCalculator(slug);
    const inputs = calculations.get(slug) ?? null;
    return calculator && formHtml(calculator, { inputs, factOf: library.factOf, from });
  });
