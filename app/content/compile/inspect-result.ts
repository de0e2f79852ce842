import { readPlace } from "../own-words/places";
import { unknownCalculator } from "../check/unknown";
import type { ComponentContext } from "./components";

/** A result names a row of a calculator that goes on, and has words of its own for those who have not calculated. */
export function inspectResult(
  { attributes, children }: { attributes: readonly { name?: string; value?: unknown }[]; children: readonly unknown[] },
  { calculators }: Pick<ComponentContext, "calculators">,
  report: (message: string) => void,
): void {
  const value = attributes.find(({ name }) => name === "wert")?.value;
  const place = typeof value === "string" ? readPlace(value) : null;
  if (!place) return report("<Mein> sagt mit „wert“, welches Ergebnis: „stundensatz.satz“.");
  const calculator = calculators.get(place.calculator);
  if (!calculator) return report(unknownCalculator(place.calculator));
  const { results } = calculator;
  if (results && !results.includes(place.row)) {
    report(`„${place.row}“ ist kein Ergebnis von „${place.calculator}“. Es gibt: ${results.join(", ")}.`);
  }
  if (children.length === 0) report("In <Mein> stehen die Worte für alle, die noch nicht gerechnet haben.");
}
