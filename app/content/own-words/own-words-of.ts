import { sayResults } from "~/domain/calculation/calculator";
import type { Library } from "../library";
import type { OwnWords } from "./fill-own-words";

/** What a learner has filled in, by calculator. */
export type Calculations = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** A learner's own words: results as far as there is a number today, and answers by task. */
export const ownWordsOf = (
  library: Pick<Library, "getCalculator" | "factOf">,
  { calculations, answers }: { calculations: Calculations; answers: OwnWords },
): OwnWords =>
  new Map([
    ...[...calculations].flatMap(([slug, inputs]) => {
      const calculator = library.getCalculator(slug);
      return calculator
        ? sayResults(calculator, { inputs: new Map(Object.entries(inputs)), factOf: library.factOf })
        : [];
    }),
    ...answers,
  ]);
