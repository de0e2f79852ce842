import { sayResults } from "~/domain/calculation/calculator";
import type { Calculations } from "~/domain/calculation/outcome";
import type { Library } from "../library";
import type { OwnWords } from "./fill-own-words";

/** A learner's own words: results as far as there is a number today, and answers by task. */
export const ownWordsOf = (
  library: Pick<Library, "getCalculator" | "factOf">,
  { calculations, answers }: { calculations: Calculations; answers: OwnWords },
): OwnWords =>
  new Map([
    ...[...calculations].flatMap(([slug, inputs]) => {
      const calculator = library.getCalculator(slug);
      return calculator ? sayResults(calculator, { inputs, factOf: library.factOf }) : [];
    }),
    ...answers,
  ]);
