import type { Calculation } from "./calculation";
import { inputRows } from "./calculator";
import { readAmount } from "./read-amount";

export interface ReadInputs {
  inputs: Record<string, number>;
  /** Names of the fields that hold no number, in their order. */
  wrong: string[];
}

/** The numbers of a calculator's form; a box that is not sent is a no, an empty field is nothing, so 0. */
export function readInputs(calculation: Calculation, typed: Readonly<Record<string, string>>): ReadInputs {
  const inputs: ReadInputs["inputs"] = {};
  const wrong: string[] = [];
  for (const { name, unit, isYesOrNo } of inputRows(calculation)) {
    const text = (typed[name] ?? "").trim();
    const value = text === "" ? 0 : isYesOrNo ? 1 : readAmount(text, unit);
    if (value === null) wrong.push(name);
    else inputs[name] = value;
  }
  return { inputs, wrong };
}
