import type { Calculator } from "~/domain/calculation/calculator";
import type { Frontmatter } from "../frontmatter/schema";
import { toCalculation } from "./to-calculation";

/** A calculator as authors write it, in the app's words. */
export function toCalculator(
  slug: string,
  { title, order, description, rechenblatt, ergebnisse, hinweise }: Frontmatter<"rechner">,
): Calculator {
  return {
    ...{ slug, title, order, description, results: ergebnisse },
    calculation: toCalculation(rechenblatt),
    hints: hinweise.map(({ wenn, text }) => ({ conditions: wenn, text })),
  };
}
