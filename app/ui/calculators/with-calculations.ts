import { fillCalculators } from "~/content/calculators/places";
import type { Library } from "~/content/library";
import type { Calculations } from "~/domain/calculation/outcome";
import { formHtml } from "./form-html";

/** A text with its calculators as forms, as the learner's numbers make them; `from`: the address of its page. */
export const withCalculations = (
  html: string,
  library: Pick<Library, "getCalculator" | "factOf">,
  { calculations, from }: { calculations: Calculations; from: string },
): string =>
  fillCalculators(html, (slug) => {
    const calculator = library.getCalculator(slug);
    const inputs = calculations.get(slug) ?? null;
    return calculator && formHtml(calculator, { inputs, factOf: library.factOf, from });
  });
