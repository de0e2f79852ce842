import { spellFormula } from "~/domain/calculation/spell-formula";
import type { Grid, GridFormula } from "~/domain/calculation/grid";

/** Syntax of a spreadsheet format for cells, ranges and argument lists. */
export interface Notation {
  cell: (place: string) => string;
  range: (from: string, to: string) => string;
  separator: "," | ";";
}

const ONLY_NUMBERS = "Bitte nur eine Zahl";
const BOTH_NUMBERS = "Menge und Preis als Zahl";

/**
 * A formula in spreadsheet syntax. Shows an empty text instead of an error code, as when dividing by an empty cell;
 * words in a field for a number count as zero (`N`), and the hint beside it says so.
 */
export function spellGridFormula(formula: GridFormula, { cells, inputs }: Grid, notation: Notation): string {
  const { cell, range, separator } = notation;
  const call = (name: string, ...values: string[]) => `${name}(${values.join(separator)})`;
  switch (formula.kind) {
    case "sum":
      return call("SUM", range(formula.from, formula.to));
    case "amount": {
      const both = range(formula.from, formula.to);
      const amount = call("ROUND", `${cell(formula.from)}*${cell(formula.to)}`, "2");
      const filled = call("IF", `${call("COUNT", both)}<2`, `"${BOTH_NUMBERS}"`, amount);
      return call("IF", `${call("COUNTA", both)}=0`, '""', filled);
    }
    case "hint":
      return call("IF", call("ISTEXT", cell(formula.at)), `"${ONLY_NUMBERS}"`, '""');
    case "formula": {
      const placeOf = (name: string) => {
        const place = cell(cells.get(name) ?? "");
        return inputs.has(name) ? call("N", place) : place;
      };
      return call("IFERROR", spellFormula(formula.formula, placeOf, separator), '""');
    }
  }
}
